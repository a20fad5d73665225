import type { Browser, Page } from "@playwright/test";

/** What stands in a page as it is sent. */
export interface Markup {
  lang: string;
  titles: string[];
  /** `content` of each meta element, by its name or property. */
  metas: Record<string, string[]>;
  links: { rel: string; href: string; sizes: string }[];
  /** Every address that something on the page leads to or loads. */
  addresses: { address: string; element: string }[];
  ids: string[];
  jsonLd: string[];
}

function readDocument(html: string): Markup {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) =>
    Array.from(parsed.querySelectorAll(selector));
  const metas: Record<string, string[]> = {};
  for (const meta of all("meta[name], meta[property]")) {
    const name =
      (meta.getAttribute("name") ?? "") ||
      (meta.getAttribute("property") ?? "");
    (metas[name] ??= []).push(meta.getAttribute("content") ?? "");
  }
  const addresses = ["href", "src", "action", "poster", "srcset"].flatMap(
    (name) =>
      all(`[${name}]`).flatMap((element) => {
        const value = element.getAttribute(name) ?? "";
        const each =
          name === "srcset"
            ? value
                .split(/,\s+/)
                .map((part) => part.trim().split(/\s+/)[0] ?? "")
            : [value];
        const [tag = ""] = /^<[^>]*>/.exec(element.outerHTML) ?? [];
        return each.map((address) => ({ address, element: tag }));
      }),
  );
  return {
    lang: parsed.documentElement.lang,
    titles: all("head > title").map((title) => title.textContent),
    metas,
    links: all("link[rel]").map((link) => ({
      rel: link.getAttribute("rel") ?? "",
      href: link.getAttribute("href") ?? "",
      sizes: link.getAttribute("sizes") ?? "",
    })),
    addresses,
    ids: all("[id]").map(({ id }) => id),
    jsonLd: all("script[type='application/ld+json']").map(
      (script) => script.textContent,
    ),
  };
}

/** Reads pages with a browser's own parser, and runs nothing of them. */
export async function openReader(browser: Browser) {
  const page: Page = await browser.newPage();
  return (html: string): Promise<Markup> => page.evaluate(readDocument, html);
}

export type ReadMarkup = (html: string) => Promise<Markup>;
