import { partOf } from "../schema/entry.ts";
import { fillPlaceholders } from "../texts/placeholders.ts";
import { longText } from "./long-text.ts";

/** What a long text shows, or what is told of it, each with its line. */
export function readText(markdown: string) {
  const { filled } = fillPlaceholders({
    company: { name: "Prieto *& Sons*" },
    "pages/some-page": { text: markdown },
  });
  const text = partOf(filled["pages/some-page"], "text");
  const { data, error } = longText.safeParse(text);
  return {
    blocks: data && [
      ...(data.opening ?? []),
      ...data.intro,
      ...data.parts.flatMap((part) => part.blocks),
      ...(data.footnotes ?? []),
    ],
    issues: error?.issues ?? [],
    told: error?.issues.map(
      ({ path, message }) => `${path.join()}: ${message}`,
    ),
  };
}
