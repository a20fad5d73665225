import type { ReactNode } from "react";

import { ArrowLink, ButtonLink } from "~/components/links";
import { PictureFigure } from "~/components/picture";
import { Paragraph, Sentences } from "~/components/rich-text";
import { sampleNote } from "~/components/sample-note";
import { headingId, TitleLines } from "~/components/section";
import type { Ground } from "~/content/schema/primitives";
import { SmallSheet } from "~/features/report/small-sheet";
import { EnquiryForm } from "~/islands/enquiry-form";

import { type PlacedSection, sectionsOf } from "../kinds";
import type { SectionProps } from "../section-props";
import { Details } from "./details";
import "./hero.css";
import { Sounding } from "./sounding/sounding";
import { Tariff } from "./tariff/tariff";
import { Waters } from "./waters/waters";
import { Weights } from "./weights/weights";

type Hero = PlacedSection<"hero">;

type Pane = { shown: ReactNode; ground: Ground };

/** What stands in a pane beside the words, and the ground of the pane. */
function paneOf({ section, site }: SectionProps<"hero">): Pane | undefined {
  const { frame, clickPrices, report, picture, form, paneBackground } = section;
  if (clickPrices)
    return { shown: <Waters {...clickPrices} />, ground: "cool" };
  if (report && site.reportPage)
    return { shown: <SmallSheet site={site} isInHero />, ground: "cool" };
  if (picture)
    return {
      shown: <PictureFigure picture={picture} ground={paneBackground} />,
      ground: paneBackground,
    };
  if (form)
    return {
      shown: <EnquiryForm id={frame.id} options={form} site={site} />,
      ground: "warm",
    };
  return undefined;
}

/** What hangs from a waterline below the words. */
function hungOf({ section, page, site }: SectionProps<"hero">): ReactNode {
  const { readings, hangingPrices, weights } = section;
  const [prices] = sectionsOf(page.sections, "prices");
  const { hasMetaphor } = site.content.brand;
  if (readings)
    return (
      <Sounding
        {...readings}
        aside={hasMetaphor ? readings.aside : undefined}
        note={sampleNote(site, [readings])}
      />
    );
  if (hangingPrices !== undefined && prices)
    return (
      <Tariff
        label={hangingPrices}
        prices={prices}
        labels={site.content["price-labels"]}
      />
    );
  return (
    weights && hasMetaphor && <Weights {...weights} {...site.content.company} />
  );
}

const Headline = ({ frame, kicker, title }: Hero) => (
  <>
    {kicker !== undefined && (
      <p className="kicker" aria-hidden="true">
        {kicker}
      </p>
    )}
    <h1 id={headingId(frame.id)}>
      {kicker !== undefined && (
        <span className="visually-hidden">{`${kicker.replace(/\.$/, "")}: `}</span>
      )}
      <TitleLines lines={title} />
    </h1>
  </>
);

function Offer({ text, actions, terms, form }: Hero) {
  return (
    <>
      {text && <Paragraph text={text} />}
      {actions.length > 0 && (
        <div className="actions">
          {actions.map((link, index) =>
            index === 0 && !form ? (
              <ButtonLink key={link.text} link={link} />
            ) : (
              <ArrowLink key={link.text} link={link} />
            ),
          )}
        </div>
      )}
      {terms !== undefined && (
        <p className="terms">
          <Sentences text={terms} />
        </p>
      )}
    </>
  );
}

/** What a page is about and what to do, with one thing beside it or below it. */
export default function Hero(props: SectionProps<"hero">) {
  const { section, site } = props;
  const { frame, quiet, details } = section;
  const pane = paneOf(props);
  const hung = hungOf(props);
  const classes = [
    "section hero",
    pane && "split",
    hung && "hung",
    quiet && "read",
    frame.background,
    frame.isLast && "last",
  ];
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      id={frame.id}
      aria-labelledby={headingId(frame.id)}
    >
      <div className="words">
        <Headline {...section} />
        {!hung && <Offer {...section} />}
        {details && <Details labels={details} site={site} />}
      </div>
      {hung && (
        <>
          <div className="offer">
            <Offer {...section} />
          </div>
          {hung}
        </>
      )}
      {pane && <div className={`pane ${pane.ground}`}>{pane.shown}</div>}
    </section>
  );
}
