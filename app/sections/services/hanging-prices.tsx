import { PageLink } from "~/components/page-link";
import type { ServicePackage } from "~/content/schema/services";
import { formatPence } from "~/format/money";
import { RULED_PENCE } from "~/format/price-scale";

type Props = { label: string; packages: readonly ServicePackage[] };

/** The prices hung from the waterline to scale, the shallowest first. */
export function HangingPrices({ label, packages }: Props) {
  const byDepth = packages.toSorted((a, b) => a.basePence - b.basePence);
  return (
    <>
      <ol className="hang" aria-label={label}>
        {byDepth.map(({ id, name, basePence, isMostPopular }) => (
          <li
            key={id}
            className={isMostPopular && "popular"}
            style={{ "--value": basePence / 100 }}
          >
            <PageLink to={`/services#${id}`}>
              <b className="numeral">{formatPence(basePence)}</b>
              <span>{name}</span>
            </PageLink>
          </li>
        ))}
      </ol>
      <ol className="levels tabular" aria-hidden="true">
        {RULED_PENCE.map((pence) => (
          <li key={pence} style={{ "--value": pence / 100 }}>
            {formatPence(pence)}
          </li>
        ))}
      </ol>
    </>
  );
}
