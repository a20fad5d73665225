import { ButtonLink, CustomQuote } from "~/components/links";
import { TextBlocks } from "~/components/rich-text";
import { Section } from "~/components/section";
import type {
  ServicesPage,
  ServicePackage,
} from "~/content/schema/pages/services";
import type { PriceLabels } from "~/content/schema/shared";
import { contactAddress } from "~/enquiry-subjects";
import { formatPence } from "~/format/numbers";

import "./packages.css";

/** The answers to questions about prices, always visible. */
function Terms({ heading, items }: ServicesPage["packages"]["terms"]) {
  return (
    <div className="terms" id="price-questions">
      <h3>{heading}</h3>
      <dl className="ruled">
        {items.map(({ question, answer }) => (
          <div key={question} className="grid">
            <dt>{question}</dt>
            <dd>
              <TextBlocks blocks={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type PackageRowProps = ServicePackage & { button: string; labels: PriceLabels };

/** One package, which is a row of the price list. */
function PackageRow({ button, labels, ...entry }: PackageRowProps) {
  const { id, name, forWhom, basePence, contains, mostPopular } = entry;
  return (
    <li className={mostPopular ? "grid popular" : "grid"} id={id}>
      {mostPopular && <p className="badge">{labels.mostPopular}</p>}
      <div className="title">
        <h3>{name}</h3>
        <p>{forWhom}</p>
      </div>
      <TextBlocks blocks={[{ list: contains }]} />
      <div className="cost">
        <p>
          <small className="term">{labels.from}</small>{" "}
          <b className="numeral">{formatPence(basePence)}</b>
          <small className="term">{labels.perMonth}</small>
        </p>
        <ButtonLink
          link={{ text: button, to: contactAddress(entry.subject) }}
          variant={mostPopular ? "filled" : "outline"}
        />
      </div>
    </li>
  );
}

type PackagesProps = ServicesPage["packages"] & { labels: PriceLabels };

/** The price list, a link to a custom quote, and the terms. */
export function Packages(props: PackagesProps) {
  const { packages, button, customQuote, terms, labels, ...section } = props;
  return (
    <Section name="services-packages" id="packages" {...section}>
      <ul role="list" className="packages">
        {packages.map((entry) => (
          <PackageRow
            key={entry.id}
            {...entry}
            button={button}
            labels={labels}
          />
        ))}
      </ul>
      <CustomQuote {...customQuote} />
      <Terms {...terms} />
    </Section>
  );
}
