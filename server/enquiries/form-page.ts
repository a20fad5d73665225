import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  parseFragment,
  serialize,
} from "parse5";
import type { BuiltFile } from "../built-files.ts";

type Document = DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

type Typed = Readonly<Partial<Record<string, string>>>;

/** Escapes a text for HTML, also for attribute values. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The pages, each read once for each use, which sets everything that it did before. */
const pages = {
  form: new Map<string, Document>(),
  text: new Map<string, Document>(),
};

/** The page with what was typed, opened at the first wrong field or at the form's notice. */
export async function pageWithForm(
  file: BuiltFile,
  action: string,
  typed: Typed,
  wrong: readonly string[],
): Promise<string> {
  const page = await pageIn(pages.form, file);
  const all = elementsOf(page);
  const title = all.find(({ tagName }) => tagName === "title");
  if (title) setText(title, `Error: ${textOf(title).replace(/^Error: /, "")}`);
  for (const form of all.filter(({ tagName }) => tagName === "form")) {
    const isTheirs = attribute(form, "action") === action;
    for (const element of elementsOf(form))
      if (isTheirs) fillIn(element, typed, wrong);
      else fillIn(element, {}, ["none"]);
  }
  return serialize(page);
}

export async function pageWithText(
  file: BuiltFile,
  title: string,
  content: string,
): Promise<string> {
  const page = await pageIn(pages.text, file);
  for (const element of elementsOf(page)) {
    if (element.tagName === "title") setText(element, title);
    if (element.tagName === "main") {
      element.childNodes = [];
      for (const node of parseFragment(content).childNodes)
        defaultTreeAdapter.appendChild(element, node);
    }
  }
  return serialize(page);
}

/**
 * A built page without its scripts, which would take the address of the form's receiver
 * for the page's own, and without structured data and canonical URL, which describe
 * another page.
 */
async function pageIn(read: Map<string, Document>, { root, path }: BuiltFile) {
  const file = join(root, path);
  const known = read.get(file);
  if (known) return known;
  const page = parse(await readFile(file, "utf8"));
  read.set(file, page);
  for (const element of elementsOf(page))
    if (
      element.tagName === "script" ||
      attribute(element, "rel") === "canonical"
    )
      defaultTreeAdapter.detachNode(element);
  return page;
}

function fillIn(element: Element, typed: Typed, wrong: readonly string[]) {
  const { tagName } = element;
  const name = attribute(element, "name") ?? "";
  const value = typed[name];
  if (["input", "select", "textarea"].includes(tagName)) {
    set(element, "aria-invalid", wrong.includes(name) ? "true" : undefined);
    set(element, "autofocus", wrong[0] === name ? "" : undefined);
  }
  if (tagName === "input") set(element, "value", value);
  // HTML leaves out a line break at the beginning of a text area.
  if (tagName === "textarea") setText(element, `\n${value ?? ""}`);
  for (const option of tagName === "select" ? elementsOf(element) : [])
    set(
      option,
      "selected",
      attribute(option, "value") === value ? "" : undefined,
    );
  if (!attribute(element, "class")?.split(" ").includes("not-sent")) return;
  const isSeen = wrong.length === 0;
  set(element, "hidden", isSeen ? undefined : "");
  set(element, "tabindex", isSeen ? "-1" : undefined);
  set(element, "autofocus", isSeen ? "" : undefined);
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

function set(element: Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((each) => each.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

const textOf = ({ childNodes }: Element): string =>
  childNodes
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ""))
    .join("");

function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

function elementsOf({ childNodes }: ParentNode): Element[] {
  return childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...elementsOf(element)]);
}
