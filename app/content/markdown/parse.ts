import type { Definition, Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

import { telephoneLink } from "../address.ts";
import { kept } from "../kept.ts";

const read = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });

/** A telephone number in a link may have spaces and brackets, as people write it. */
const TELEPHONE = /(?<=\]\(tel:)((?:[^()\n]|\([^()\n]*\))+)(?=\))/g;

const bare = ({ host }: URL) => host.replace(/^www\./, "");

/** The path of a whole address, if it is one of the site itself. */
function withoutOwnHost(url: string): string {
  const [address, site] = [url, process.env.SITE_URL ?? ""].map((each) =>
    /^https?:/.test(each) && URL.canParse(each) ? new URL(each) : undefined,
  );
  return address && site && bare(address) === bare(site)
    ? address.href.slice(address.origin.length)
    : url;
}

/** Markdown as GitHub reads it, in which references have become links and pictures. */
export const parseMarkdown = kept((markdown: string): Root => {
  const root = read(
    // As long as before, so that every place is that of the text.
    replaceOutsideCode(markdown, TELEPHONE, (number) =>
      number.replaceAll(/\s/g, "-"),
    ),
  );
  const nodes = [...nodesIn(root)];
  const definitions = new Map<string, Definition>();
  for (const node of nodes)
    if (node.type === "definition" && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  for (const node of nodes) {
    // Those beside a bare address have none.
    if ("children" in node)
      for (const child of node.children) child.position ??= node.position;
    if (node.type === "linkReference" || node.type === "imageReference") {
      const { url = "", title } = definitions.get(node.identifier) ?? {};
      const type = node.type === "linkReference" ? "link" : "image";
      Object.assign(node, { type, url, title });
    }
    if (node.type !== "link") continue;
    const [text] = node.children;
    node.url = node.url.replace(/^\w+:/, (protocol) => protocol.toLowerCase());
    if (/^tel:[\d\s().+-]+$/.test(node.url))
      node.url = telephoneLink(node.url.slice(4));
    // A bare address without its protocol: nobody has asked for http.
    if (text?.type === "text" && node.url === `http://${text.value}`)
      node.url = `https://${text.value}`;
    node.url = withoutOwnHost(node.url);
  }
  return root;
});

/** A node and all that is in it. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node)
    for (const child of node.children) yield* nodesIn(child);
}

/** A link or a picture of a text: where it leads, its line, and where its words end. */
type Reference = {
  type: "link" | "image";
  url: string;
  line: number;
  end: number | undefined;
};

const MAY_REFER = /\]|:\/\/|www\./i;

/** Every link and picture of a text. */
export const referencesIn = kept((markdown: string): readonly Reference[] => {
  const found: Reference[] = [];
  if (!MAY_REFER.test(markdown)) return found;
  let line = 1;
  for (const node of nodesIn(parseMarkdown(markdown))) {
    line = node.position?.start.line ?? line;
    if (node.type === "link" || node.type === "image") {
      const last = node.type === "link" ? node.children.at(-1) : undefined;
      const { type, url } = node;
      found.push({ type, url, line, end: last?.position?.end.offset });
    }
  }
  return found;
});

const CODE: readonly Nodes["type"][] = ["code", "inlineCode", "html"];

const placesIn = kept((markdown: string) =>
  [...nodesIn(read(markdown))].map((node) => {
    const start = node.position?.start.offset ?? Infinity;
    const end = node.position?.end.offset ?? 0;
    const isBare = node.type === "link" && markdown[start] !== "[";
    // A band of figures only looks like code.
    const isStats = node.type === "code" && node.lang === "stats";
    return { start, end, type: isStats ? "root" : node.type, isBare };
  }),
);

/** Signs to which Markdown may give a meaning. */
const SIGN = /[!-/:-@[-`{-~]/g;

/** A fact with links or bold words is Markdown of its own. */
const MARKDOWN = /\]\(|\*\*/;

/**
 * A text in which what a pattern finds is replaced, but not in code. The signs of what fills
 * a placeholder among words are no Markdown.
 */
export function replaceOutsideCode(
  markdown: string,
  pattern: RegExp,
  replace: (found: string, group: string, at: number) => string,
): string {
  if (markdown.search(pattern) < 0) return markdown;
  const nodes = placesIn(markdown);
  return markdown.replaceAll(
    pattern,
    (found: string, group: string, at: number) => {
      const around = nodes.filter(({ start, end }) => start <= at && at < end);
      const innermost = around.at(-1)?.type ?? "root";
      if (CODE.includes(innermost)) return found;
      const now = replace(found, group, at);
      const isText =
        innermost === "text" && !around.some(({ isBare }) => isBare);
      return isText &&
        found.startsWith("{") &&
        now !== found &&
        !MARKDOWN.test(now)
        ? now.replaceAll(SIGN, "\\$&")
        : now;
    },
  );
}

/** An address as people read it: "my file.pdf" for "my%20file.pdf". */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
