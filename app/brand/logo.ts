import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { z } from "zod";

import { entry } from "../content/schema/entry.ts";
import { inImages, type LogoFile } from "../content/schema/pictures.ts";

type Node = DefaultTreeAdapterTypes.Node;

const elementsIn = (node: Node): DefaultTreeAdapterTypes.Element[] => [
  ...("tagName" in node ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elementsIn) : []),
];

const ADDRESS = /^(?:href|src)$/;

/** What is within the picture itself: a part of it, or data. */
const isWithin = (address: string) => /^\s*(?:#|data:image\/)/i.test(address);

const FOREIGN_STYLE = /@import|url\((?!\s*["']?(?:#|data:))/i;

/** What an element of a picture must not have: code, or something from elsewhere. */
function foreignIn({
  tagName,
  attrs,
  childNodes,
}: DefaultTreeAdapterTypes.Element) {
  if (/^(?:script|foreignobject|iframe|handler)$/i.test(tagName))
    return `<${tagName}>`;
  const text =
    tagName === "style"
      ? childNodes.map((node) => ("value" in node ? node.value : "")).join("")
      : "";
  if (FOREIGN_STYLE.test(text)) return "a style that loads another file";
  const found = attrs.find(
    ({ name, value }) =>
      /^on/i.test(name) ||
      (ADDRESS.test(name) && !isWithin(value)) ||
      FOREIGN_STYLE.test(value),
  );
  return found && `${found.name}="${found.value}"`;
}

/** Why a text is no picture that can be shown as the logo; undefined if it can. */
export function logoProblem(svg: string): string | undefined {
  const all = elementsIn(parseFragment(svg));
  const [root] = all;
  if (root?.tagName !== "svg") return "is not an SVG picture";
  const box = root.attrs.find(({ name }) => name === "viewBox")?.value ?? "";
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    return 'needs a viewBox, which says its size, such as viewBox="0 0 320 80"';
  const [foreign] =
    /<\?xml-stylesheet|<!ENTITY/i.exec(svg) ??
    all.flatMap((each) => foreignIn(each) ?? []);
  return (
    foreign &&
    `has ${foreign}: a logo must be without scripts and without files from elsewhere`
  );
}

const logoFile = z.string().transform((written, context): LogoFile => {
  const file = inImages(written);
  const path = join("content/images", file);
  const problem = existsSync(path)
    ? logoProblem(readFileSync(path, "utf8"))
    : "is not in content/images";
  if (problem !== undefined) context.addIssue(`${file} ${problem}`);
  return { file, address: "", width: 0, height: 0, hasOwnColours: true };
});

/** The company's logo, SVG files in content/images: one for both colour schemes, or two. */
export const logo = z
  .preprocess(
    (value) => (typeof value === "string" ? { light: value } : value),
    entry({ light: logoFile, dark: logoFile.optional() }),
  )
  .transform(({ light, dark = light }) => ({ light, dark }));
