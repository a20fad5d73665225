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

/** The hero of an ads page: the headline, and its proof in a pane beside it. */
export function AdsHero({
  description,
  button,
  promise,
  pricesLink,
  children,
  ...hero
}: Props) {
  return (
    <Section name="ads-hero">
      <div className="grid">
        <div className="say">
          <Headline name="ads-hero" {...hero} />
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
