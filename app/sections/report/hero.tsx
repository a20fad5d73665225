import { ButtonLink, RiskLine } from "~/components/links";
import { Paragraph } from "~/components/rich-text";
import { headingId, Section, TitleLines } from "~/components/section";
import type { ReportPage } from "~/content/schema/report";

import "./hero.css";

/** What the report is, with a caption that says that it is a sample. */
export function Hero({
  kicker,
  title,
  description,
  button,
  promise,
  caption,
}: ReportPage["hero"]) {
  return (
    <Section name="report-hero">
      <p className="kicker">{kicker}</p>
      <h1 id={headingId("report-hero")}>
        <TitleLines lines={title} />
      </h1>
      <div className="grid">
        <div className="lead">
          <Paragraph text={description} />
          <div className="actions">
            <ButtonLink link={button} hasArrow />
          </div>
          <RiskLine text={promise} />
        </div>
        {caption && (
          <p className="caption">
            <b>{caption.heading}</b>
            {` ${caption.text}`}
          </p>
        )}
      </div>
    </Section>
  );
}
