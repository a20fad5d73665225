import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { copyContent, folder, load, problems } from "../content-fixture";

copyContent();

const write = (text: string) =>
  writeFileSync(join(folder, "redirects.yaml"), text);

test("old addresses lead to pages", () => {
  write("/about-us.html: /about\n/offers/summer: /services\n");
  expect(load().content.redirects).toEqual({
    "/about-us.html": "/about",
    "/offers/summer": "/services",
  });
});

test.each([
  ["/about: /services", "/about: is an address that the site has"],
  ["/services.html: /about", "is an address that the site has"],
  ["/assets/a.pdf: /about", "is an address that the site has"],
  ["/old: /abuot", "the link /abuot is not a page of this site. Did you mean"],
  ["/old: /about#team", "must lead to a page, such as /services, and not to"],
  ["/a: /b\n/b: /about", "/a: leads to /b, which is an old address, too"],
  ["/a: /a", "/a: leads to /a, which is an old address, too"],
  ["/a: /about\n/a/: /about", "is here twice, with and without its ending"],
  ["old: /about", '"old" is not an old address of this site'],
  ["/index.php?p=3: /about", '"/index.php?p=3" is not an old address'],
])("the redirects %j are refused with their line", (text, reason) => {
  write(`# Old addresses\n${text}\n`);
  const [first] = problems();
  expect(first).toMatch(/^content\/redirects\.yaml, line 2, /);
  expect(first).toContain(reason);
});
