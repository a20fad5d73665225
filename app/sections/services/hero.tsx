import { ArrowLink, ButtonLink, PageLink, RiskLine } from "~/components/links";
import { Paragraph } from "~/components/rich-text";
import { Headline, Section } from "~/components/section";
import type {
  ServicePackage,
  ServicesPage,
} from "~/content/schema/pages/services";
import type { PriceLabels } from "~/content/schema/shared";
import { formatPence } from "~/format/numbers";

import "./hero.css";

/** The prices in pence that have a line and a label, as far as the chart is deep. */
const RULED_PENCE = [1000_00, 2000_00, 5000_00, 10_000_00] as const;

/** The space below the highest price, as a fraction of it. */
const MARGIN = 0.2;

/** The depth of the chart in pounds, from the prices in pence. */
const chartDepth = (prices: readonly number[]): number =>
  Math.round((Math.max(...prices) / 100) * (1 + MARGIN));

type HangingPricesProps = {
  label: string;
  /** The depth of the chart, in pounds. */
  depth: number;
  packages: readonly ServicePackage[];
  from: string;
};

/** The prices as leads below the waterline, the lowest first: depth is the price. */
function HangingPrices({ label, depth, packages, from }: HangingPricesProps) {
  const byDepth = packages.toSorted((a, b) => a.basePence - b.basePence);
  return (
    <>
      <ol className="hang" aria-label={label}>
        {byDepth.map(({ id, name, basePence, mostPopular }) => (
          <li
            key={id}
            className={mostPopular ? "popular" : undefined}
            style={{ "--value": basePence / 100 }}
          >
            <PageLink to={`/services#${id}`}>
              <small className="term">{from}</small>{" "}
              <b className="numeral">{formatPence(basePence)}</b>{" "}
              <span className="term">{name}</span>
            </PageLink>
          </li>
        ))}
      </ol>
      <ol className="levels tabular" aria-hidden="true">
        {RULED_PENCE.filter((pence) => pence < depth * 100).map((pence) => (
          <li key={pence} style={{ "--value": pence / 100 }}>
            {formatPence(pence)}
          </li>
        ))}
      </ol>
    </>
  );
}

type HeroProps = ServicesPage["hero"] & {
  packages: readonly ServicePackage[] | undefined;
  labels: PriceLabels;
};

/** The hero of the services page. */
export function Hero({ packages = [], labels, ...hero }: HeroProps) {
  const { description, button, pricesLink, promise, pricesLabel } = hero;
  const depth = chartDepth(packages.map(({ basePence }) => basePence));
  return (
    <Section name="services-hero">
      <Headline name="services-hero" {...hero} />
      <div className="fall" style={{ "--unit": depth }}>
        <div className="say">
          <Paragraph text={description} />
          <div className="actions">
            <ButtonLink link={button} hasArrow />
            {pricesLink && <ArrowLink link={pricesLink} hasArrow={false} />}
          </div>
          <RiskLine text={promise} />
        </div>
        {packages.length > 0 && (
          <HangingPrices
            label={pricesLabel}
            depth={depth}
            packages={packages}
            from={labels.from}
          />
        )}
      </div>
    </Section>
  );
}
