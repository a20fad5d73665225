import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts a page's stylesheets into the page, so that its first view waits for
 * nothing else. Their links stay, disabled and so not fetched, because the
 * application looks for them when it takes the page over.
 *
 * @throws if the page links no stylesheet, or one that would end the element.
 */
export async function inlineStyles(
  html: string,
  readStyles: (address: string) => Promise<string>,
): Promise<string> {
  const links = Array.from(html.matchAll(STYLESHEET));
  const [first] = links;
  if (!first) throw new Error("inlineStyles: no stylesheet in the page");
  const sheets = await Promise.all(
    links.map(([, address = ""]) => readStyles(address)),
  );
  const styles = sheets.join("");
  if (styles.includes("</")) {
    throw new Error("inlineStyles: a stylesheet holds a closing tag");
  }
  const disabled = html.replace(STYLESHEET, (link) =>
    link.replace("/>", " disabled/>"),
  );
  const start = first.index;
  return `${disabled.slice(0, start)}<style>${styles}</style>${disabled.slice(start)}`;
}

/** Does it for every page of the build folder. */
export async function inlineAllStyles(client: string): Promise<void> {
  const sheets = new Map<string, Promise<string>>();
  const readStyles = (address: string) => {
    const sheet =
      sheets.get(address) ?? readFile(join(client, address), "utf8");
    sheets.set(address, sheet);
    return sheet;
  };
  for await (const file of glob("**/*.html", { cwd: client })) {
    const path = join(client, file);
    const html = await readFile(path, "utf8");
    await writeFile(path, await inlineStyles(html, readStyles));
  }
}
