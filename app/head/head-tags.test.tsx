import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

import { requireSite } from "~/content/read-site";

import { pageGraph } from "./graph";
import { HeadTags } from "./head-tags";
import { pageFacts } from "./page-facts";

const { site } = requireSite("content");
const known = { site, facts: pageFacts(site) };

vi.mock(import("./graph"), { spy: true });

beforeEach(() => {
  vi.stubGlobal("SITE_ORIGIN", "https://www.example.com");
});

test("a URL that is not a page has no Open Graph tags", () => {
  const html = renderToStaticMarkup(<HeadTags path="/404" {...known} />);
  expect(html).not.toContain("og:");
  expect(html).toContain("application/ld+json");
});

test("no text can close the element of the structured data", () => {
  vi.mocked(pageGraph).mockReturnValueOnce("</script><script>alert(1)");
  const html = renderToStaticMarkup(<HeadTags path="/" {...known} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(String.raw`\u003c/script>\u003cscript>alert(1)`);
});
