import { Plate } from "~/components/plate";
import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";
import { slotSizes } from "~/format/slot-sizes";

import { CaseText } from "./case-text";

const PAIR_SIZES = slotSizes({
  below48: "88vw",
  below60: "43vw",
  otherwise: "min(38vw, 42rem)",
});

type Props = AdsPage["cases"];

/** On deep the picture changes sides. */
const leadLayouts = { buff: "warm", deep: "deep flip" } as const;

function LeadCase({ tone, picture, ...text }: Props["lead"]) {
  const titleId = headingId("lead-case");
  return (
    <article
      className={`grid first ${leadLayouts[tone]}`}
      aria-labelledby={titleId}
    >
      <Plate
        picture={picture}
        tone={tone === "buff" ? "warm" : "plain"}
        ratio={5 / 4}
        sizes={slotSizes({ below60: "95vw", otherwise: "60vw" })}
      />
      <div>
        <CaseText titleId={titleId} {...text} />
      </div>
    </article>
  );
}

/** A lead story on a ground of its own across the page, and two more. */
export function Cases({ mark, heading, lead, others, caption }: Props) {
  return (
    <Section name="cases" mark={mark}>
      <h2 id={headingId("cases")}>{heading}</h2>
      <LeadCase {...lead} />
      <div className="pair">
        {others.map(({ tone, picture, ...text }, index) => (
          <article
            key={text.title}
            aria-labelledby={headingId(`case-${index + 1}`)}
          >
            <Plate
              picture={picture}
              tone={tone === "buff" ? "warm" : "plain"}
              ratio={16 / 10}
              sizes={PAIR_SIZES}
            />
            <CaseText titleId={headingId(`case-${index + 1}`)} {...text} />
          </article>
        ))}
      </div>
      <p className="caption">{caption}</p>
    </Section>
  );
}
