import type { ReactNode } from "react";

import { ArrowLink, ButtonLink, RiskLine } from "~/components/links";
import { Paragraph } from "~/components/rich-text";
import { headingId, Section, TitleLines } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";

import "./ads-hero.css";

type Props = AdsPage["hero"] & {
  /** A second class, for the hero with the drawing of boats. */
  variant?: "boats-hero";
  /** The table or drawing below the search box. */
  children: ReactNode;
};

function Magnifier() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      <path d="M12.5 12.5 19 19" />
    </svg>
  );
}

/**
 * The hero of an ads page: the headline, and beside it a search with its
 * auction.
 */
export function AdsHero({
  variant,
  kicker,
  title,
  description,
  button,
  promise,
  pricesLink,
  query,
  caption,
  children,
}: Props) {
  return (
    <Section name="ads-hero" variant={variant}>
      <div className="grid">
        <div className="say">
          <p className="kicker">{kicker}</p>
          <h1 id={headingId("ads-hero")}>
            <TitleLines lines={title} />
          </h1>
          <Paragraph text={description} />
          <div className="actions">
            <ButtonLink link={button} hasArrow />
            <ArrowLink link={pricesLink} hasArrow={false} />
          </div>
          <RiskLine text={promise} />
        </div>
        <figure className="auction">
          {query && (
            <p className="query">
              <Magnifier />
              {query}
            </p>
          )}
          {children}
          {caption && (
            <figcaption className="caption">
              <b>{caption.heading}</b>
              {` ${caption.text}`}
            </figcaption>
          )}
        </figure>
      </div>
    </Section>
  );
}
