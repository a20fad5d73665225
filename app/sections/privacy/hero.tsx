import { Numeral } from "~/components/numeral";
import { headingId } from "~/components/section";
import type { PrivacyPage } from "~/content/schema/privacy";
import { formatLongDate } from "~/format/long-date";

/** The policy in three figures. */
export function Hero({ lastUpdated, heading, inShort }: PrivacyPage["hero"]) {
  return (
    <div className="intro">
      <p className="kicker">
        {lastUpdated.label}{" "}
        <time dateTime={lastUpdated.date}>
          {formatLongDate(lastUpdated.date)}
        </time>
      </p>
      <h1 id={headingId("policy")}>{heading}</h1>
      <dl className="short">
        {inShort.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Numeral as="dd" value={value} />
          </div>
        ))}
      </dl>
    </div>
  );
}
