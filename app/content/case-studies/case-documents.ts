import { fill } from "../../format/text.ts";
import {
  headOf,
  marksBelow,
  marksOfText,
  titleOf,
} from "../pages/document-parts.ts";
import type { SiteDocument } from "../pages/site-document.ts";
import type { CaseStudy } from "../schema/pages/case-study.ts";
import type { Content } from "../schemas.ts";
import { listCases } from "./list-cases.ts";

type Words = Pick<Content, "brand" | "case-studies">;

/** The case studies and the lists of them. */
export function caseDocuments(
  cases: readonly CaseStudy[],
  { "case-studies": words, brand }: Words,
): SiteDocument[] {
  const lists = listCases(cases, words);
  const trail = lists
    .slice(0, 1)
    .map(({ path }) => ({ path, name: words.kicker }));
  return [
    ...lists.map((list, index): SiteDocument => {
      const { path, title } = list;
      const { heading, kicker, closing } = words;
      const description =
        index === 0
          ? words.description
          : fill(words.filteredDescription, { name: list.name });
      return {
        path,
        name: index === 0 ? kicker : title,
        head: headOf({ title, description }),
        card: { kicker: brand.name, title: [heading] },
        ...(index > 0 && { trail }),
        marks: [closing.mark ?? []].flat(),
        view: { kind: "case studies", list },
      };
    }),
    ...cases.map((study): SiteDocument => {
      const { path, title, description, client, results, text, waits } = study;
      const [first] = results;
      return {
        path,
        name: `${client}: ${title}`,
        head: headOf({
          title: titleOf(`${client}: ${words.one}`, brand.name),
          description,
          ...(waits !== undefined && { searchEngines: false }),
        }),
        card: {
          kicker: `${words.one} · ${client}`,
          title: [title],
          figure: first && { value: first.value, label: first.measure },
        },
        trail,
        marks: [
          ...marksOfText(text),
          ...(text.closing ? [] : marksBelow(text, words.closing.mark)),
        ],
        view: { kind: "case study", study },
      };
    }),
  ];
}
