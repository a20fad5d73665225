import { memo, useLayoutEffect, useRef } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { capitalised, fill } from "~/format/text";

import { BOTH, movedTo, nearestShare, needsOf, type Entry } from "./sums/entry";
import { given } from "./sums/estimate";
import type { Change } from "./use-entry";
import "./choices.css";

/** Passes on what the visitor changed in these controls, also before hydration. */
function useControls(onControl: (control: HTMLInputElement) => void) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const control of ref.current?.querySelectorAll("input") ?? []) {
      const isTouched =
        control.type === "radio"
          ? control.checked && !control.defaultChecked
          : control.checked !== control.defaultChecked ||
            control.value !== control.defaultValue;
      if (isTouched) onControl(control);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);
  return ref;
}

type RadiosProps = {
  label: string;
  name: "way" | "network";
  options: readonly (readonly [value: string, text: string])[];
  chosen: string;
  onControl: (control: HTMLInputElement) => void;
};

function Radios({ label, name, options, chosen, onControl }: RadiosProps) {
  return (
    <div role="radiogroup" aria-label={label} className="choice">
      <p aria-hidden>{label}</p>
      <div>
        {options.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={({ target }) => onControl(target)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

type Props = {
  words: Estimator;
  entry: Pick<Entry, "way" | "network" | "share">;
  onChange: Change;
};

/** Which amount is given, and where the ads run. */
export const Choices = memo(function Choices({
  words,
  way,
  network,
  share,
  onChange,
}: Omit<Props, "entry"> & Props["entry"]) {
  const { ways, networks: labels, prices } = words;
  const onControl = ({ name, value, valueAsNumber }: HTMLInputElement) =>
    onChange((entry) => {
      if (name === "network") return movedTo(words, entry, value);
      if (name === "way")
        return given(prices, entry, value === "budget" ? "budget" : "spend");
      return Number.isNaN(valueAsNumber)
        ? entry
        : { ...entry, share: nearestShare(valueAsNumber) };
    });
  const controls = useControls(onControl);
  const [first, second] = prices.networks;
  return (
    <div ref={controls} className="choices">
      <Radios
        label={ways.label}
        name="way"
        options={[
          ["spend", ways.spend],
          ["budget", ways.budget],
        ]}
        chosen={way}
        onControl={onControl}
      />
      {first && second && (
        <Radios
          label={labels.label}
          name="network"
          options={[
            ...prices.networks.map(({ key, name }) => [key, name] as const),
            [BOTH, labels.both],
          ]}
          chosen={network}
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
});

type NeedsProps = {
  words: Estimator;
  network: string;
  needs: readonly string[];
  onChange: Change;
};

/** What can be ticked: what some packages have and cheaper ones lack. */
export const Needs = memo(function Needs({
  words,
  network,
  needs,
  onChange,
}: NeedsProps) {
  const onControl = ({ value, checked }: HTMLInputElement) =>
    onChange((entry) => {
      const others = entry.needs.filter((key) => key !== value);
      return { ...entry, needs: checked ? [...others, value] : others };
    });
  const controls = useControls(onControl);
  const offered = needsOf(words, network);
  if (offered.length === 0) return null;
  return (
    <div ref={controls} role="group" aria-label={words.needs} className="needs">
      <p aria-hidden>{words.needs}</p>
      <div>
        {offered.map(({ key, name }) => (
          <label key={key}>
            <input
              type="checkbox"
              name={`need-${key}`}
              value={key}
              checked={needs.includes(key)}
              onChange={({ target }) => onControl(target)}
            />
            <span>{capitalised(name)}</span>
          </label>
        ))}
      </div>
    </div>
  );
});
