import type { ReactNode } from "react";

import { ArrowLink, ButtonLink, RiskLine } from "~/components/links";
import { Paragraph } from "~/components/rich-text";
import { Headline, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";

import "./ads-hero.css";

type Props = AdsPage["hero"] & {
  /** What stands in the pane beside the words, if anything. */
  children: ReactNode;
};

/** The lines of a headline: a third is the end of the second, never a word alone. */
const inTwoLines = ([first = "", ...others]: AdsPage["hero"]["title"]) =>
  others.length > 0 ? [first, others.join(" ")] : [first];

/** The hero of an ads page: the headline, and its proof in a pane beside it. */
export function AdsHero({
  description,
  button,
  promise,
  pricesLink,
  children,
  kicker,
  title,
}: Props) {
  const lines = inTwoLines(title);
  const letters = Math.max(...lines.map(({ length }) => length));
  return (
    <Section name="ads-hero">
      <div className="grid">
        <div className="say" style={{ "--letters": letters }}>
          <Headline name="ads-hero" kicker={kicker} title={lines} />
          <Paragraph text={description} />
          <div className="actions">
            <ButtonLink link={button} hasArrow />
            <ArrowLink link={pricesLink} hasArrow={false} />
          </div>
          <RiskLine text={promise} />
        </div>
        {children && <div className="pane">{children}</div>}
      </div>
    </Section>
  );
}
