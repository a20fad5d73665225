import { useLayoutEffect, useRef } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { asksForPlaces } from "~/format/estimate";
import { fill } from "~/format/text";

import { sharesOf } from "./sums/bill";
import { BOTH, nearestShare, networksOf, type Entry } from "./sums/entry";
import type { Quote } from "./sums/answer";
import { shareProblem } from "./sums/notes";

/** The entry with what a control says. */
export function chosen(
  entry: Entry,
  { name, value, valueAsNumber }: HTMLInputElement,
): Entry {
  // A package is chosen for a network and for places: others may not have it.
  const rest = { ...entry, pick: undefined };
  if (name === "network") return { ...rest, network: value };
  if (name === "places") return { ...rest, isSeveral: value === "several" };
  if (name === "package") return { ...entry, pick: value };
  if (name === "meaning")
    return {
      ...entry,
      meaning: value === "budget" || value === "gross" ? value : "spend",
    };
  return Number.isNaN(valueAsNumber)
    ? entry
    : { ...entry, share: nearestShare(valueAsNumber) };
}

type OnControl = (control: HTMLInputElement) => void;

/**
 * Takes over what was there before the start: the address, then the changed controls. It
 * is the first of the estimator's parts: what the others find counts more.
 */
export function TakeOver({
  read,
  onControl,
}: {
  read: () => void;
  onControl: OnControl;
}) {
  useLayoutEffect(() => {
    read();
    const controls =
      document.querySelectorAll<HTMLInputElement>(".desk input[name]");
    for (const control of controls) {
      const { checked, defaultChecked, value, defaultValue } = control;
      const isChanged = checked !== defaultChecked || value !== defaultValue;
      // A radio button that is no longer chosen is not the one that was.
      if (isChanged && (checked || control.type !== "radio"))
        onControl(control);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, []);
  return null;
}

type RadiosProps = {
  label: string;
  name: "meaning" | "network" | "places";
  options: readonly (readonly [value: string, text: string, note?: string])[];
  value: string;
  onControl: OnControl;
};

function Radios({ label, name, options, value, onControl }: RadiosProps) {
  return (
    <div role="radiogroup" aria-label={label} className={`choice ${name}`}>
      <p aria-hidden>{label}</p>
      <div>
        {options.map(([key, text, note]) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              onChange={({ target }) => onControl(target)}
            />
            <span>
              {text}
              {note && <small> {note}</small>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

type Props = {
  words: Estimator;
  entry: Entry;
  /** The last answer, which says what a share comes to. */
  quote: Quote;
  onControl: OnControl;
  onShare: (share: number) => void;
};

function Share({ words, entry, quote, onControl, onShare }: Props) {
  const { networks: texts, prices } = words;
  const input = useRef<HTMLInputElement>(null);
  // What is being typed stays as it is.
  useLayoutEffect(() => {
    const { current: field } = input;
    if (field && field !== document.activeElement)
      field.valueAsNumber = entry.share;
  }, [entry.share]);
  const [first, second] = prices.networks;
  if (!first || !second || entry.network !== BOTH) return null;
  const { note, better } = shareProblem(words, quote) ?? {};
  const rest = fill(texts.rest, { ...sharesOf(quote), network: second.name });
  return (
    <p className="share">
      <label htmlFor="share">
        {fill(texts.share, { network: first.name })}
      </label>
      <span className="unit after">
        <i id="share-unit">%</i>
        <input
          id="share"
          name="share"
          type="number"
          inputMode="numeric"
          min="10"
          max="90"
          step="5"
          autoComplete="off"
          aria-describedby="share-unit share-rest"
          ref={input}
          defaultValue={entry.share}
          onChange={({ target }) => onControl(target)}
          // Without focus the wheel only scrolls the page.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onBlur={({ target }) => {
            target.valueAsNumber = entry.share;
          }}
        />
      </span>
      <output id="share-rest" htmlFor="share">
        {quote.parts.length > 1 && <span>{rest}</span>}
        {note && <b> {note}</b>}
      </output>
      {better !== undefined && (
        <button
          type="button"
          className="as-link"
          onClick={() => onShare(better)}
        >
          {fill(texts.give, { network: first.name, percent: String(better) })}
        </button>
      )}
    </p>
  );
}

/** What the amount is meant for, and where the ads run. */
export function Choices(props: Props) {
  const { words, entry, onControl } = props;
  const { amounts, networks: labels, places, prices } = words;
  const { meaning, network, isSeveral } = entry;
  const meanings =
    prices.vatPercent === undefined
      ? (["spend", "gross"] as const)
      : (["spend", "budget", "gross"] as const);
  return (
    <div className="choices">
      <Radios
        label={amounts.label}
        name="meaning"
        options={meanings.map((key) => [
          key,
          amounts[key].name,
          amounts[key].note,
        ])}
        value={meaning}
        onControl={onControl}
      />
      {prices.networks.length > 1 && (
        <Radios
          label={labels.label}
          name="network"
          options={[
            ...prices.networks.map(({ key, name }) => [key, name] as const),
            [BOTH, labels.both],
          ]}
          value={network}
          onControl={onControl}
        />
      )}
      {asksForPlaces(networksOf(prices, entry)) && (
        <Radios
          label={places.label}
          name="places"
          options={[
            ["one", places.one],
            ["several", places.several],
          ]}
          value={isSeveral ? "several" : "one"}
          onControl={onControl}
        />
      )}
      <Share {...props} />
    </div>
  );
}
