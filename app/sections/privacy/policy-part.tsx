import { Mark } from "~/components/mark";
import { headingId } from "~/components/section";
import type { PrivacyPage } from "~/content/schema/privacy";

import { PolicyBlock } from "./policy-block";

type Props = PrivacyPage["parts"][number];

export function PolicyPart({ id, fathoms, title, blocks }: Props) {
  return (
    <section id={id} aria-labelledby={headingId(id)}>
      <Mark fathoms={fathoms} />
      <h2 id={headingId(id)}>{title}</h2>
      {blocks.map((block, index) => (
        // A text never changes its order.
        <PolicyBlock key={index} block={block} />
      ))}
    </section>
  );
}
