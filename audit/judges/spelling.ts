import type { SiteJudge } from "../report/run-judge.ts";
import { siteContent } from "../../app/content/schema/site-content.ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { spellCheckDocument } from "cspell-lib";
import type { ContentFile } from "../../app/content/schema/check-content.ts";
import type { Finding } from "../report/finding.ts";

const settings = {
  name: "British English",
  language: "en-GB",
  // Without this one it would take American spellings from its other lists.
  import: [
    createRequire(import.meta.url).resolve(
      "@cspell/dict-en-gb/cspell-ext.json",
    ),
  ],
  dictionaries: [
    "en-gb",
    "!en_us",
    "!softwareTerms",
    "!companies",
    "!filetypes",
    "!html",
    "!css",
  ],
  words: readFileSync(join(import.meta.dirname, "../words.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
  minWordLength: 3,
};

/** Fields that nobody reads. */
const NO_TEXT = new Set(["href", "id", "plate"]);

/** Every text in a piece of content, with the way to it. */
function* texts(value: unknown, place: string): Generator<[string, string]> {
  if (typeof value === "string") yield [place, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (NO_TEXT.has(key)) continue;
    yield* texts(
      each,
      Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`,
    );
  }
}

/** Each word of the content that no British dictionary has. */
async function checkSpelling({
  file,
  content,
}: Pick<ContentFile, "file" | "content">): Promise<Finding[]> {
  const lines = [...texts(content, "")];
  const document = lines
    .map(([, text]) => text.replaceAll("\n", " "))
    .join("\n");
  const { issues, errors } = await spellCheckDocument(
    {
      uri: "content.txt",
      text: document,
      languageId: "plaintext",
      locale: "en-GB",
    },
    { noConfigSearch: true, generateSuggestions: false },
    settings,
  );
  if (errors?.[0]) throw errors[0];
  return issues.map(({ text, offset }) => {
    const line = document.slice(0, offset).split("\n").length - 1;
    const [place = "", whole = ""] = lines[line] ?? [];
    return { where: file, rule: text, element: place.slice(1), message: whole };
  });
}

export const spelling = (): SiteJudge => ({
  name: "cspell, British English",
  judged: siteContent.map(({ file }) => file),
  find: async () => {
    const found = await Promise.all(siteContent.map(checkSpelling));
    return { findings: found.flat() };
  },
  planted: {
    find: () =>
      checkSpelling({
        file: "planted",
        content: { text: "We recieve color." },
      }),
    rules: ["color", "recieve"],
  },
});
