import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { close, createIndex } from "pagefind";

import type { SiteDocument } from "../app/content/pages/site-document.ts";

/** Parts of Pagefind that this site has no use for. */
const UNUSED = /-ui\.|-highlight\.|^wasm\.unknown/;

const OUTSIDE = [".kicker", ".author", ".mark", ".anchor", "nav"];

/** Writes the articles' index and what searches it, if their list has a field for that. */
export async function writeSearchIndex(
  client: string,
  documents: readonly SiteDocument[],
): Promise<void> {
  if (
    !documents.some(
      ({ view }) => view.kind === "articles" && view.list.hasSearch,
    )
  )
    return;
  const { index, errors } = await createIndex({
    rootSelector: ".with-action-bar > article",
    excludeSelectors: OUTSIDE,
  });
  for (const { path, view } of documents)
    if (index && view.kind === "article") {
      const added = await index.addHTMLFile({
        url: path,
        content: await readFile(join(client, path, "index.html"), "utf8"),
      });
      errors.push(...added.errors);
    }
  if (!index || errors.length > 0) throw new Error(errors.join("\n"));
  const { files } = await index.getFiles();
  for (const { path, content } of files.filter(
    (each) => !UNUSED.test(each.path),
  )) {
    const file = join(client, "search", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await copyFile(
    resolve("node_modules/pagefind/LICENSE/LICENSE"),
    join(client, "search/licence.txt"),
  );
  await close();
}
