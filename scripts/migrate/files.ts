import {
  type Document,
  isMap,
  isScalar,
  Pair,
  parseDocument,
  Scalar,
} from "yaml";

import { plainKey } from "../../app/content/schema/entry.ts";
import {
  at,
  get,
  HEAD,
  joined,
  mapOf,
  type Node,
  textOf,
  used,
} from "./nodes.ts";
import { pageOf, PAGES } from "./pages.ts";

type Files = ReadonlyMap<string, Document>;

function documentOf(contents: Node, schema: string, comment = ""): Document {
  const document = parseDocument("", { schema: "failsafe" });
  Object.assign(document, { contents });
  const comments = comment.split("\n");
  document.commentBefore = [
    ` yaml-language-server: $schema=${schema}`,
    ...comments.filter((line) => line && !line.includes("language-server")),
  ].join("\n");
  return document;
}

/** Takes an entry out of a mapping, and says whether there was one. */
function takeOut(map: unknown, key: string): boolean {
  const pair = at(map, key);
  return isMap(map) && pair !== undefined && map.delete(pair.key);
}

/** The words before what a step brings stand there now, once for all pages. */
function noteLabels(files: Files): string[] {
  const contents = files.get("note-labels")?.contents;
  if (!isMap(contents)) return [];
  const labels = ["google-ads", "microsoft-ads"].flatMap((name) => {
    const approach = get(files.get(name)?.contents, "approach");
    return get(approach, "deliverable label") ?? [];
  });
  const [label] = labels;
  for (const other of labels)
    if (textOf(other) === textOf(label)) used.add(other);
  takeOut(contents, "period");
  takeOut(contents, "basis");
  contents.set(new Scalar("receive"), label ?? new Scalar("You receive"));
  return label ? [] : ["note-labels.yaml, receive"];
}

/** The note of the average return is two texts now. */
function figures(files: Files): void {
  const contents = files.get("figures")?.contents;
  const note = get(contents, "average ROI note");
  if (!isMap(contents) || !isMap(note)) return;
  const isSample = /^(?:yes|true)$/i.test(textOf(get(note, "sample")));
  const samples = [
    textOf(get(contents, "samples")),
    isSample ? "average ROI note" : "",
  ].filter(Boolean);
  const place = contents.items.findIndex(({ value }) => value === note);
  const { items } = mapOf({
    "average ROI basis": at(note, "measure"),
    "average ROI note": joined(get(note, "period"), get(note, "basis")),
  });
  contents.items.splice(place, 1, ...items);
  if (samples.length > 0)
    contents.set(new Scalar("samples"), new Scalar(samples.join(", ")));
}

const CALL = "A specialist answers, Monday to Friday";

function navigation(files: Files): string[] {
  const contents = files.get("navigation")?.contents;
  if (!isMap(contents)) return [];
  takeOut(contents, "sections");
  const key = new Scalar("call");
  key.commentBefore = " Beside the telephone number of a page without a menu.";
  const place = contents.items.findIndex(
    (pair) => plainKey(String(pair.key)) === "promise",
  );
  contents.items.splice(place + 1, 0, new Pair<unknown>(key, new Scalar(CALL)));
  return ["navigation.yaml, call"];
}

/** The questions of the notice are others now: those of the new version are to be copied. */
function notice(files: Files): boolean {
  const contents = files.get("cookie-notice")?.contents;
  return takeOut(contents, "when measuring");
}

/** What stays in report.yaml: the month, its sheet and its sums. */
function report(contents: unknown): void {
  for (const key of [...HEAD, "hero", "closing"]) takeOut(contents, key);
  takeOut(get(contents, "sums"), "mark");
  takeOut(get(get(contents, "sheet"), "small"), "link");
  const first = isMap(contents) ? contents.items[0]?.key : undefined;
  if (isScalar(first)) first.spaceBefore = false;
}

/**
 * Makes the files of now from those of version 1, by their names without ending.
 *
 * @returns them, and what they have in our words
 */
export function madeOf(files: Files) {
  const made = new Map<string, Document>();
  const keep = (name: string) => {
    const document = files.get(name);
    if (document) made.set(name, document);
  };
  const added = [...noteLabels(files), ...navigation(files)];
  figures(files);
  for (const name of ["note-labels", "navigation", "figures"]) keep(name);
  if (takeOut(get(files.get("case-studies")?.contents, "results"), "mark"))
    keep("case-studies");
  if (notice(files)) keep("cookie-notice");
  for (const name of Object.keys(PAGES)) {
    const { contents, commentBefore } = files.get(name) ?? {};
    if (!isMap(contents)) continue;
    const form = get(get(contents, "hero"), "form");
    if (name === "contact" && form) {
      const key = at(form, "fields")?.key;
      if (isScalar(key)) key.value = "usual fields";
      made.set("contact-form", documentOf(form, ".schema/contact-form.json"));
    }
    // Its comment says what stays in its file.
    const comment = name === "report" ? undefined : commentBefore;
    made.set(
      `pages/${name}`,
      documentOf(
        pageOf(name, contents),
        "../.schema/page.json",
        comment ?? undefined,
      ),
    );
  }
  report(files.get("report")?.contents);
  keep("report");
  return { made, added };
}
