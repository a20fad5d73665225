import { readFile } from "node:fs/promises";
import { join } from "node:path";

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Writes a page's stylesheets into its HTML, so that the first paint waits for
 * no other file. React expects the links during hydration: they stay, disabled,
 * so that the browser does not fetch them.
 *
 * @param client the folder with the built client files
 * @throws if the page links no stylesheet, or one that contains a closing tag
 */
export async function inlineStyles(
  html: string,
  client: string,
): Promise<string> {
  const links = Array.from(html.matchAll(STYLESHEET));
  const [first] = links;
  if (!first) throw new Error("The page links no stylesheet");
  const sheets = await Promise.all(
    links.map(([, address = ""]) => readFile(join(client, address), "utf8")),
  );
  const styles = sheets.join("");
  if (styles.includes("</")) {
    throw new Error("A stylesheet contains a closing tag");
  }
  const disabled = html.replaceAll(STYLESHEET, (link) =>
    link.replace("/>", " disabled/>"),
  );
  return `${disabled.slice(0, first.index)}<style>${styles}</style>${disabled.slice(first.index)}`;
}
