import { useLayoutEffect } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { capitalised, fill } from "~/format/text";

import { BOTH, movedTo, nearestShare, needsOf, type Entry } from "./sums/entry";
import { given } from "./sums/fees";

export function chosen(
  words: Estimator,
  entry: Entry,
  { name, value, valueAsNumber, checked }: HTMLInputElement,
): Entry {
  if (name === "network") return movedTo(words, entry, value);
  if (name === "way")
    return given(words.prices, entry, value === "budget" ? value : "spend");
  if (name === "need") {
    const others = entry.needs.filter((key) => key !== value);
    return { ...entry, needs: checked ? [...others, value] : others };
  }
  return Number.isNaN(valueAsNumber)
    ? entry
    : { ...entry, share: nearestShare(valueAsNumber) };
}

type Props = {
  words: Estimator;
  entry: Entry;
  onControl: (control: HTMLInputElement) => void;
};

/**
 * Takes over what was there before the start: the address, then the changed controls. It
 * is the first of the estimator's parts: what the others find counts more.
 */
export function TakeOver({
  read,
  onControl,
}: Pick<Props, "onControl"> & { read: () => void }) {
  useLayoutEffect(() => {
    read();
    const controls =
      document.querySelectorAll<HTMLInputElement>(".ask input[name]");
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

type RadiosProps = Pick<Props, "onControl"> & {
  label: string;
  name: "way" | "network";
  options: readonly (readonly [value: string, text: string])[];
  value: string;
};

function Radios({ label, name, options, value, onControl }: RadiosProps) {
  return (
    <div role="radiogroup" aria-label={label} className="choice">
      <p aria-hidden>{label}</p>
      <div>
        {options.map(([key, text]) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              onChange={({ target }) => onControl(target)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

export function Choices({ words, entry, onControl }: Props) {
  const { ways, networks: labels, prices } = words;
  const { way, network, share } = entry;
  const [first, second] = prices.networks;
  return (
    <div className="choices">
      <Radios
        label={ways.label}
        name="way"
        options={[
          ["spend", ways.spend],
          ["budget", ways.budget],
        ]}
        value={way}
        onControl={onControl}
      />
      {second && (
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
      {first && second && network === BOTH && (
        <p className="share">
          <label htmlFor="share">
            {fill(labels.share, { network: first.name })}
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
              step="10"
              autoComplete="off"
              aria-describedby="share-unit share-rest"
              defaultValue={share}
              onChange={({ target }) => onControl(target)}
              // Without focus the wheel only scrolls the page.
              onWheel={({ currentTarget }) => currentTarget.blur()}
              onBlur={({ target }) => {
                target.valueAsNumber = share;
              }}
            />
          </span>
          <output id="share-rest" htmlFor="share">
            {fill(labels.rest, {
              network: second.name,
              percent: String(100 - share),
            })}
          </output>
        </p>
      )}
    </div>
  );
}

export function Needs({ words, entry, onControl }: Props) {
  const offered = needsOf(words, entry.network);
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label={words.needs} className="needs">
      <p aria-hidden>{words.needs}</p>
      <div>
        {offered.map(({ key, name }) => (
          <label key={key}>
            <input
              type="checkbox"
              name="need"
              value={key}
              checked={entry.needs.includes(key)}
              onChange={({ target }) => onControl(target)}
            />
            <span>{capitalised(name)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
