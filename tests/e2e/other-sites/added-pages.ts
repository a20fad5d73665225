/** The pages that docs/content.md shows how to add. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { isMap, isSeq, parseDocument, type Document } from "yaml";
import { z } from "zod";

import type { SiteCopy } from "../../site-copy.ts";
import { isPublished, sectionsOn } from "../site.ts";

export const CAMPAIGN = "/spring-offer";
export const NETWORK = "/linkedin-ads";
export const NETWORK_NAME = "LinkedIn Ads";

/** The example in YAML of a recipe. */
export function exampleOf(recipe: string): string {
  const guide = readFileSync("docs/content.md", "utf8");
  const example = new RegExp(
    `^##+ ${recipe}\\n(?:(?!^#).)*?^( *)\`\`\`yaml\\n(.*?)\\n *\`\`\`$`,
    "ms",
  );
  const [, indent = "", yaml] = example.exec(guide) ?? [];
  if (yaml === undefined) throw new Error(`no example of "${recipe}"`);
  return `${yaml.replaceAll(new RegExp(`^${indent}`, "gm"), "")}\n`;
}

export function change(
  site: SiteCopy,
  file: string,
  edit: (document: Document) => void,
): void {
  const document = parseDocument(site.read(file), { schema: "failsafe" });
  edit(document);
  site.write(file, document.toString({ blockQuote: "literal" }));
}

/** A page without a menu, with a short form, and with sections of another page. */
export function addCampaign(site: SiteCopy): void {
  const file = `content/pages${CAMPAIGN}.yaml`;
  site.write(file, exampleOf("A campaign's page, with a form"));
  const { contents } = parseDocument(
    site.read("content/pages/google-ads.yaml"),
    { schema: "failsafe" },
  );
  const others: unknown = isMap(contents)
    ? contents.get("sections")
    : undefined;
  change(site, file, (page) => {
    const mine: unknown = page.get("sections");
    if (!isSeq(mine) || !isSeq(others)) return;
    // It quotes a testimonial of the home page.
    if (sectionsOn("/", "quotes").length === 0)
      page.setIn(
        ["sections", placeOf(page, "quotes"), "testimonials"],
        [{ quote: "It worked.", author: "A heating engineer" }],
      );
    const copied = others.items.filter(
      (section) =>
        isMap(section) &&
        ["figures", "list", "steps"].includes(String(section.get("section"))),
    );
    mine.items.splice(1, 0, ...copied);
  });
}

const kinds = z.object({
  sections: z.array(
    z.object({ section: z.string(), place: z.string().optional() }),
  ),
});

/** Where the first section of a kind stands in its page. */
export function placeOf(page: Document, kind: string): number {
  const { sections } = kinds.parse(page.toJS());
  const place = sections.findIndex(({ section }) => section === kind);
  if (place < 0) throw new Error(`There is no section ${kind}.`);
  return place;
}

/** A third network, with prices of its own and an estimator, unless the agency has it. */
export function addNetwork(site: SiteCopy): void {
  if (isPublished(NETWORK)) return;
  const subject = NETWORK.slice(1);
  const file = `content/pages${NETWORK}.yaml`;
  const like = globSync("content/pages/*.yaml", { cwd: site.folder })
    .toSorted()
    .findLast((each) => site.read(each).includes("section: estimator"));
  if (like === undefined) throw new Error("No page sells a network.");
  site.write(
    file,
    site
      .read(like)
      .replaceAll(basename(like, ".yaml"), subject)
      .replaceAll("{figures.microsoft lower CPC}", "10%"),
  );
  const estimator = parseDocument(exampleOf("A third network"), {
    schema: "failsafe",
  });
  change(site, file, (page) => {
    page.delete("published");
    page.set("title", "LinkedIn Ads agency");
    const at = (kind: string) => placeOf(page, kind);
    page.setIn(["sections", at("hero"), "kicker"], "LinkedIn Ads management");
    page.setIn(["sections", at("hero"), "title"], ["Ask for", "the director."]);
    page.setIn(["sections", at("prices"), "packages", 0, "from"], "£640");
    page.setIn(["sections", at("estimator")], estimator.getIn([0]));
  });
  change(site, "content/contact-form.yaml", (form) =>
    form.setIn(["usual fields", "subject", "options", subject], NETWORK_NAME),
  );
  change(site, "content/navigation.yaml", (navigation) => {
    for (const menu of ["main", "our services"])
      navigation.addIn([menu, "links"], { [NETWORK_NAME]: NETWORK });
  });
}
