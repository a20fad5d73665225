import { ArrowLink, ButtonLink } from "~/components/links";
import { Folded } from "~/components/opens";
import { RichText, TextBlocks } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { PageLink } from "~/content/schema/primitives";
import type { PriceLabels } from "~/content/schema/shared";
import { contactAddress } from "~/enquiry-subjects";
import { priceParts } from "~/format/price";
import { fill } from "~/format/text";

import type { Section as SectionOf } from "../kinds";
import type { SectionProps } from "../section-props";
import { packageId } from "./schema";
import "./prices.css";

type PackageProps = SectionOf<"prices">["packages"][number] & {
  id: string;
  button: PageLink;
  labels: PriceLabels;
};

/** One package, which is a column of the price list. */
function Package({ id, button, labels, ...item }: PackageProps) {
  const { name, forWhom, mostPopular } = item;
  const { from, amount, unit, share } = priceParts(labels, item);
  const to = item.subject ? contactAddress(item.subject) : button.to;
  return (
    <article
      className={mostPopular ? "package popular" : "package"}
      id={id}
      aria-labelledby={headingId(id)}
    >
      {mostPopular && <p className="badge">{labels.mostPopular}</p>}
      <h3 className="title" id={headingId(id)}>
        {name}
      </h3>
      <p className="small">{forWhom}</p>
      <p className="price">
        {from && <small>{from}</small>} <b className="numeral">{amount}</b>
        {unit && <small>{unit}</small>}{" "}
        {share && <span className="share">{share}</span>}
      </p>
      <Folded summary={labels.contains}>
        <TextBlocks blocks={[{ list: item.contains }]} />
      </Folded>
      <ButtonLink
        link={{
          text: button.text,
          to,
          spokenEnd:
            labels.choosing && fill(labels.choosing, { package: name }),
        }}
        variant={mostPopular ? "filled" : "outline"}
      />
    </article>
  );
}

/** Packages on one set of rows, with all conditions of their prices once below them. */
export default function Prices({ section, site }: SectionProps<"prices">) {
  const { frame, heading, intro, packages, button, conditions } = section;
  const { customQuote } = section;
  return (
    <Section frame={frame} name="prices" heading={heading} intro={intro}>
      <div className="columns">
        {packages.map((item, index) => (
          <Package
            key={item.name}
            {...item}
            id={packageId(item, frame.id, index)}
            button={button}
            labels={site.content["price-labels"]}
          />
        ))}
      </div>
      {(conditions ?? customQuote) && (
        <div className="conditions note grid">
          {conditions && (
            <p className="left">
              <RichText text={conditions} />
            </p>
          )}
          {customQuote && (
            <p className="right">
              {customQuote.question}
              <br />
              <ArrowLink link={customQuote.link} />
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
