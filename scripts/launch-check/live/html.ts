/** The opening tags of a kind in a page. */
export const tags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<(?:${name})\\b[^>]*>`, "g")) ?? [];

/** The value of a tag's attribute. */
export function attribute(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value?.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
}

/** What a page's `<meta>` says, by its name or property. */
export const meta = (html: string, name: string): string | undefined =>
  tags(html, "meta")
    .filter((tag) =>
      [attribute(tag, "name"), attribute(tag, "property")].includes(name),
    )
    .map((tag) => attribute(tag, "content"))
    .at(0);
