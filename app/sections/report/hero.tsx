import type { ReactNode } from "react";

import { ArrowLink, ButtonLink, RiskLine } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId, Section, TitleLines } from "~/components/section";
import type { ReportPage } from "~/content/schema/pages/report";

import "./hero.css";

type Props = ReportPage["hero"] & { children: ReactNode };

/**
 * What the report is, with a caption that says that it is a sample, and the report
 * beside it.
 */
export function Hero({
  kicker,
  title,
  description,
  button,
  pricesLink,
  promise,
  caption,
  children,
}: Props) {
  return (
    <Section name="report-hero">
      <div className="say">
        <p className="kicker">{kicker}</p>
        <h1 id={headingId("report-hero")}>
          <TitleLines lines={title} />
        </h1>
        <p className="lead">
          <RichText text={description} />
        </p>
        <div className="actions">
          <ButtonLink link={button} hasArrow />
          {pricesLink && <ArrowLink link={pricesLink} hasArrow={false} />}
        </div>
        <RiskLine text={promise} />
        {caption && (
          <p className="caption">
            <b>{caption.heading}</b>
            {` ${caption.text}`}
          </p>
        )}
      </div>
      {children}
    </Section>
  );
}
