import { saying } from "../../app/content/checks/network-pages.ts";
import type { Site } from "../../app/content/site.ts";
import type { Source } from "../../app/content/texts/source.ts";
import { sectionsOf } from "../../app/sections/kinds.ts";
import { type Finding, look } from "./finding.ts";

/** The services that the contact form or a case study names, and no page or menu. */
function withoutPage({ pages, cases, content }: Site): string[] {
  const { main, quickLinks, ourServices } = content.navigation;
  const menus = [main, quickLinks, ourServices].flatMap(({ links }) => links);
  const has = new Set([
    ...pages.flatMap(({ name, path }) => [name, path]),
    ...menus.map(({ text }) => text),
  ]);
  const { options } = content["contact-form"].fields.subject;
  const asked = Object.entries(options).flatMap(([key, name]) =>
    has.has(`/${key}`) ? [] : name,
  );
  const shown = cases.flatMap(({ networks }) => networks);
  return [...new Set([...asked, ...shown])].filter((name) => !has.has(name));
}

/** They name subjects and the estimator's parts, and are shown with them only. */
const OWN_WORDS = ["contact-form", "estimator", "pages/contact"];

/** Texts that speak of a service, an estimator or a newsletter that no page has. */
export function checkMentions(
  site: Site,
  sources: ReadonlyMap<string, Source>,
): Finding {
  const files = Object.fromEntries(
    Array.from(sources, ([file, { data }]) => [file, data]),
  );
  const has = (kind: "estimator" | "newsletter") =>
    site.pages.some(({ sections }) => sectionsOf(sections, kind).length > 0);
  const hasNewsletter =
    site.content.footer.newsletter !== undefined || has("newsletter");
  const words = [
    ...withoutPage(site),
    ...(hasNewsletter ? [] : ["newsletter form"]),
    ...(has("estimator") ? [] : ["estimator"]),
  ];
  const faults = words.flatMap((word) => {
    const isSaid = (text: string) =>
      text.toLowerCase().includes(word.toLowerCase());
    return Array.from(saying(files, isSaid)).flatMap((place) =>
      OWN_WORDS.includes(place.file)
        ? []
        : (sources.get(place.file)?.describe({
            ...place,
            message: `speaks of "${word}"`,
          }) ?? []),
    );
  });
  return look(
    "Mentions of what no page has",
    faults,
    "Visitors would look for it in vain: change the text, or give the service a page or a link in navigation.yaml.",
  );
}
