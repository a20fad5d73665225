import type { SiteCopy } from "./site-copy.ts";

const KINDS = "app/sections/kinds.ts";

const FOLDER = {
  "schema.ts": `import { entry } from "../../content/schema/entry.ts";
import { list, text } from "../../content/schema/primitives.ts";
import { frameKeys, headKeys } from "../keys.ts";

export const tides = entry({
  ...frameKeys,
  ...headKeys,
  highWater: list(text, 1, 4).describe("When the water is high."),
});
`,
  "tides.tsx": `import { Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./tides.css";

export default function Tides({ section }: SectionProps<"tides">) {
  const { frame, heading, intro, highWater } = section;
  return (
    <Section frame={frame} name="tides" heading={heading} intro={intro}>
      <ul>
        {highWater.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </Section>
  );
}
`,
  "tides.css": `@layer sections {
  .tides li {
    padding-block: var(--space-1);
  }
}
`,
};

/** Adds a kind of section as CONTRIBUTING.md says: its folder, and its schema in the list. */
export function addKind(site: Pick<SiteCopy, "write" | "edit">): void {
  for (const [file, text] of Object.entries(FOLDER))
    site.write(`app/sections/tides/${file}`, text);
  const first = "export const kinds = {\n";
  site.edit(KINDS, first, `${first}  tides,\n`);
  site.edit(KINDS, "", 'import { tides } from "./tides/schema.ts";\n');
}
