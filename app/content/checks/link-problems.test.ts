import { expect, test, vi } from "vitest";

import {
  copyContent,
  expectTold,
  problems,
  viewAt,
  write,
} from "../content-fixture";

copyContent();

const writePage = (text: string) =>
  write("pages/some-page.md", `---\ntitle: A\ndescription: B\n---\n${text}\n`);

test("the whole address of a page of the site is checked as its path is", () => {
  vi.stubEnv("SITE_URL", "https://www.a.test");
  writePage("[it](https://A.test/servces) or [us](http://a.test/about#us)");
  expectTold("line 5: the link /servces is not a page of this");
  writePage("[it](https://A.test) or [us](http://a.test/about#us)");
  expect(JSON.stringify(viewAt("/some-page"))).toMatch(
    /"href":"\/".*"href":"\/about#us"/,
  );
});

test.each([
  [
    "/?p=12",
    'has a query, "?p=12", which no link within this site can have; write the address of the page alone, such as /',
  ],
  ["/about?so#us", 'has a query, "?so#us", which'],
  [
    "/contact?subject=seoo",
    "is not a page of this site. Did you mean /contact?",
  ],
])("the link %s is refused", (address, reason) => {
  writePage(`[it](${address})`);
  expectTold(`line 5: the link ${address} ${reason}`);
});

test("a file whose last old address was taken out has none", () => {
  write("redirects.yaml", "\n");
  expect(problems()).toEqual([]);
});

/** The problems of so many redirects to a page, and the processor's time for them. */
function timed(to: string) {
  const lines = Array.from({ length: 5000 }, (_, at) => `/old-${at}: ${to}\n`);
  write("redirects.yaml", lines.join(""));
  const start = process.cpuUsage();
  const { length } = problems();
  return { length, time: process.cpuUsage(start).user };
}

test("thousands of old addresses with a wrong target are told without a long search", () => {
  const { time } = timed("/services");
  const wrong = timed("/ofers-of-ours");
  expect(wrong.length).toBe(5000);
  expect(wrong.time).toBeLessThan(8 * time);
});
