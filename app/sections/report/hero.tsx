import type { ReactNode } from "react";

import { ArrowLink, ButtonLink, RiskLine } from "~/components/links";
import { Caption, RichText } from "~/components/rich-text";
import { Headline, Section } from "~/components/section";
import type { ReportPage } from "~/content/schema/pages/report";

import "./hero.css";

type Props = ReportPage["hero"] & { children: ReactNode };

/**
 * What the report is, with a caption that says that it is a sample, and the report
 * beside it.
 */
export function Hero({
  description,
  button,
  pricesLink,
  promise,
  caption,
  children,
  ...hero
}: Props) {
  return (
    <Section name="report-hero">
      <div className="say">
        <Headline name="report-hero" {...hero} />
        <p className="lead">
          <RichText text={description} />
        </p>
        <div className="actions">
          <ButtonLink link={button} hasArrow />
          {pricesLink && <ArrowLink link={pricesLink} hasArrow={false} />}
        </div>
        <RiskLine text={promise} />
        {caption && <Caption {...caption} />}
      </div>
      {children}
    </Section>
  );
}
