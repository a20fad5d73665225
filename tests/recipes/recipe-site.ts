import { isMap, parseDocument, type Document } from "yaml";
import { z } from "zod";

import { readSite } from "../../app/content/read-site.ts";
import { copySite } from "../site-copy.ts";

type Path = readonly (string | number)[];

const page = z.object({
  sections: z.array(z.object({ section: z.string() })),
});

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();

/** A copy of the project, with what changes its content and reads its built pages. */
export function recipeSite() {
  const site = copySite();

  function change(file: string, edit: (document: Document) => void): void {
    const document = parseDocument(site.read(`content/${file}.yaml`), {
      schema: "failsafe",
    });
    edit(document);
    // Where the lines of a text end matters.
    site.write(
      `content/${file}.yaml`,
      document.toString({ blockQuote: "literal" }),
    );
  }

  /** Where the first section of a kind stands in its page. */
  function sectionIn(name: string, kind: string): [string, number] {
    const document = parseDocument(site.read(`content/${name}.yaml`));
    const { sections } = page.parse(document.toJS());
    const index = sections.findIndex(({ section }) => section === kind);
    if (index < 0) throw new Error(`${name} has no section ${kind}`);
    return ["sections", index];
  }

  const set = (file: string, path: Path, value: unknown) =>
    change(file, (document) => document.setIn(path, value));

  function addLike(file: string, path: Path, values: Record<string, string>) {
    change(file, (document) => {
      const first = document.getIn([...path, 0]);
      if (!isMap(first)) throw new Error(`${file} has no ${path.join(", ")}`);
      // No list is full then.
      if (document.hasIn([...path, 5])) document.deleteIn([...path, 5]);
      document.addIn(
        path,
        document.createNode({ ...first.toJSON(), ...values }),
      );
    });
  }

  function removeReportedLinks(): void {
    const loaded = readSite(`${site.folder}/content`);
    for (const problem of loaded.ok ? [] : loaded.problems) {
      const [, file, path] =
        /^content\/([\w/-]+\.(?:yaml|md)), line.* (\/[\w#-]+)/.exec(problem) ??
        [];
      if (file === undefined) throw new Error(problem);
      const link = new RegExp(`\\[([^\\]]+)\\]\\(${path}\\)`, "g");
      const text = site.read(`content/${file}`);
      site.write(`content/${file}`, text.replaceAll(link, "$1"));
    }
  }

  const built = (file: string) => site.read(`build/client/${file}`);
  const has = (file: string, text: string) => built(file).includes(text);

  const shows = (path: string, text: string) =>
    textOf(built(`${path}/index.html`)).includes(text);

  return {
    site,
    change,
    sectionIn,
    set,
    addLike,
    removeReportedLinks,
    built,
    has,
    shows,
  };
}
