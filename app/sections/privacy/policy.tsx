import { BelowTheFold } from "~/components/below-the-fold";
import { Plumb } from "~/components/plumb";
import { Section } from "~/components/section";
import type { PrivacyPage } from "~/content/schema/privacy";

import { Contents } from "./contents";
import { Hero } from "./hero";
import { PolicyPart } from "./policy-part";

type Props = Omit<PrivacyPage, "head">;

/** The page is one section: contents left, nine parts hung on the line. */
export function Policy({ hero, contents, parts }: Props) {
  const [first, ...others] = parts.map((part) => (
    <PolicyPart key={part.id} {...part} />
  ));
  return (
    <Section name="policy">
      <Hero {...hero} />
      <div className="grid">
        <Contents heading={contents} parts={parts} />
        <div className="prose">
          {first}
          <BelowTheFold>{others}</BelowTheFold>
        </div>
      </div>
      <Plumb />
    </Section>
  );
}
