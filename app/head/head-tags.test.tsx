import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

import brand from "content/brand.yaml";
import { pageGraph } from "./graph";
import { HeadTags } from "./head-tags";

vi.mock(import("./graph"), { spy: true });

beforeEach(() => {
  vi.stubGlobal("SITE_ORIGIN", "https://www.example.com");
});

const tagsOf = (path: string) => renderToStaticMarkup(<HeadTags path={path} />);

test("the theme colour is the paper of each colour scheme", () => {
  const { light, dark } = brand.themeColour;
  const html = tagsOf("/");
  expect(html).toContain(`prefers-color-scheme: light)" content="${light}"`);
  expect(html).toContain(`prefers-color-scheme: dark)" content="${dark}"`);
});

test("a URL that is not a page has no Open Graph tags", () => {
  expect(tagsOf("/404")).not.toContain("og:");
  expect(tagsOf("/404")).toContain("application/ld+json");
});

test("no text can close the element of the structured data", () => {
  vi.mocked(pageGraph).mockReturnValueOnce({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name: "</script><script>alert(1)" }],
  });
  const html = tagsOf("/");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(String.raw`\u003c/script>\u003cscript>alert(1)`);
});
