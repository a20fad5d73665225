import { expect, test, vi } from "vitest";

import brand from "content/brand.yaml";
import { pageGraph } from "./graph";
import { addHeadTags } from "./head-tags";

vi.mock(import("./graph"), { spy: true });

const page = "<html><head><title>$&</title></head><body></body></html>";
const ORIGIN = "https://www.example.com";
const tagsOf = (path: string) =>
  addHeadTags(page, `http://localhost${path}`, ORIGIN);

test("the tags stand at the end of the head, and the rest of the page is unchanged", () => {
  const html = tagsOf("/services/");
  const [before, after] = page.split("</head>");
  expect(html.startsWith(before ?? "-")).toBe(true);
  expect(html.endsWith(`</script></head>${after}`)).toBe(true);
});

test("a page's URLs are absolute and have no trailing slash", () => {
  expect(tagsOf("/services/")).toContain(
    '<meta property="og:url" content="https://www.example.com/services"/>',
  );
  expect(tagsOf("/")).toContain(
    '<meta property="og:image" content="https://www.example.com/social/home.png"/>',
  );
});

test("the theme colour is the paper of each colour scheme", () => {
  const { light, dark } = brand.themeColour;
  const html = tagsOf("/");
  expect(html).toContain(`prefers-color-scheme: light)" content="${light}"`);
  expect(html).toContain(`prefers-color-scheme: dark)" content="${dark}"`);
});

test("a URL that is not a page has no Open Graph tags", () => {
  expect(tagsOf("/404/")).not.toContain("og:");
  expect(tagsOf("/404/")).toContain("application/ld+json");
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

test("a page without a head stops the build", () => {
  expect(() =>
    addHeadTags("<p>no head</p>", "http://localhost/", ORIGIN),
  ).toThrow("no </head>");
});
