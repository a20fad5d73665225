import { Numeral } from "~/components/figures";
import { headingId, LeadWeight } from "~/components/section";
import type { PrivacyPage } from "~/content/schema/pages/privacy";
import { destination } from "~/features/forms/receiver";

import { type DocumentProps, viewOf } from "../document-props";
import { Contents } from "../text/contents";
import { PolicyPart } from "./policy-part";
import "./policy.css";

/** The headline, the date and the policy in three figures. */
function Hero({
  lastUpdated,
  heading,
  inShort,
  inShortWhenSent,
}: PrivacyPage["hero"]) {
  const figures = destination() === "nowhere" ? inShort : inShortWhenSent;
  return (
    <>
      <p className="kicker">
        {lastUpdated.label}{" "}
        <time dateTime={lastUpdated.date.iso}>{lastUpdated.date.shown}</time>
      </p>
      <h1 id={headingId("privacy-policy")}>{heading}</h1>
      <dl className="short">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <Numeral as="dd" value={value} />
          </div>
        ))}
      </dl>
    </>
  );
}

/** The whole privacy policy. */
export default function Policy(props: DocumentProps) {
  const { hero, contents, text: parts } = viewOf(props, "policy").policy;
  return (
    <section
      className="section privacy-policy last"
      aria-labelledby={headingId("privacy-policy")}
    >
      <Hero {...hero} />
      <div className="grid">
        <Contents heading={contents} parts={parts} />
        <div className="prose">
          {parts.map((part) => (
            <PolicyPart key={part.id} {...part} />
          ))}
        </div>
      </div>
      <LeadWeight />
    </section>
  );
}
