import { Contours } from "~/components/picture";
import { Paragraph, RichText } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";

import "./approach.css";

type Props = AdsPage["approach"] & { tone?: "deep" | undefined };

/**
 * The steps of the work, each a point on the vertical line with its
 * deliverable.
 */
export function Approach({ deliverableLabel, steps, tone, ...section }: Props) {
  return (
    <Section
      name="ads-approach"
      tone={tone}
      ground={tone === "deep" && <Contours drawing="contours-2" />}
      {...section}
    >
      <ol role="list">
        {steps.map(({ when, title, description, deliverable }) => (
          <li key={title} className="grid">
            <span className="when">{when}</span>
            <h3>{title}</h3>
            <Paragraph text={description} />
            {deliverable && (
              <p className="deliverable">
                <b>{deliverableLabel}</b> <RichText text={deliverable} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
