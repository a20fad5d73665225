import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { createBuild } from "../../../server/build-fixture";
import { checkSite, readDestination } from "../check-site";
import { checkNotFound } from "./files";
import {
  dnsOf,
  flawless,
  GOOD_DNS,
  page,
  plain,
  startEncrypted,
  startPlain,
  type Stub,
  type Stubs,
  withoutHsts,
} from "./site-fixture";

const stubs: Stubs = new Map();
let built: Awaited<ReturnType<typeof createBuild>>;
let site: Awaited<ReturnType<typeof startEncrypted>>;
let other: Awaited<ReturnType<typeof startPlain>>;
beforeAll(async () => {
  built = await createBuild();
  site = await startEncrypted(stubs);
  other = await startPlain((request, response) =>
    response
      .writeHead(301, { location: `${site.url.origin}${request.url ?? ""}` })
      .end(),
  );
});
beforeEach(async () => {
  stubs.clear();
  const all = await flawless(site.url.origin, built.build);
  for (const [address, stub] of all) stubs.set(address, stub);
});
afterAll(async () => {
  await Promise.all([site.stop(), other.stop(), built.remove()]);
});

async function wrong(): Promise<string[]> {
  const findings = await checkSite(site.url, {
    build: built.build,
    email: "hello@leadline.test",
    sender: "Website <web@leadline.test>",
    others: [other.url],
    dns: dnsOf(GOOD_DNS),
  });
  return findings
    .filter(({ state }) => state !== "ok")
    .map(({ state, subject }) => `${state}: ${subject}`);
}

/** The test's site can have no certificate that anybody trusts. */
const SELF_SIGNED = "blocks: Certificate";

it("finds nothing wrong with a good site but its certificate", async () => {
  expect(await wrong()).toEqual([SELF_SIGNED]);
});

/** Changes what the site answers at an address. */
function change(address: string, to: (stub: Stub) => Stub): void {
  const stub = stubs.get(address);
  if (!stub) throw new Error(`no ${address}`);
  stubs.set(address, to(stub));
}

const withPage = (path: string, rest: string) =>
  change(path, (stub) => plain(stub, page(site.url.origin, path, rest)));

/** A page that is not compressed is a fault of its own. */
const UNCOMPRESSED = "look: Compression";

it.each<[fault: string, expected: string[], make: () => void]>([
  [
    "a security header is missing",
    ["blocks: Security headers"],
    () => change("/services", withoutHsts),
  ],
  [
    "a host sends no headers, and the pages have the policy in them",
    ["look: Security headers", UNCOMPRESSED],
    () => {
      withPage(
        "/",
        '<meta http-equiv="Content-Security-Policy" content="default-src">',
      );
      change("/", withoutHsts);
    },
  ],
  [
    "another header is not as built",
    ["look: Headers as built"],
    () =>
      change("/", (stub) => ({
        ...stub,
        headers: { ...stub.headers, "cache-control": "max-age=600" },
      })),
  ],
  [
    "code comes uncompressed",
    [UNCOMPRESSED],
    () =>
      change("/assets/app-1a2b.js", (stub) => plain(stub, "x".repeat(2000))),
  ],
  [
    "unknown addresses get the host's own page",
    ["look: Unknown addresses"],
    () => change("/404", (stub) => plain(stub, "<h1>nginx</h1>")),
  ],
  [
    "robots.txt shuts search engines out",
    ["blocks: robots.txt"],
    () =>
      change("/robots.txt", (stub) =>
        plain(
          stub,
          `User-agent: Bingbot\nUser-agent: GPTBot\nDisallow: /\nSitemap: ${site.url.origin}/sitemap.xml`,
        ),
      ),
  ],
  [
    "the sitemap names another site",
    ["blocks: sitemap.xml"],
    () =>
      change("/sitemap.xml", (stub) =>
        plain(stub, "<loc>http://localhost:3000/</loc>"),
      ),
  ],
  [
    "a page names another address as the true one",
    [UNCOMPRESSED, "blocks: Canonical addresses"],
    () =>
      change("/services", (stub) => plain(stub, page(site.url.origin, "/"))),
  ],
  [
    "the home page hides from search engines",
    [UNCOMPRESSED, "blocks: Search engines"],
    () => withPage("/", '<meta name="robots" content="noindex"/>'),
  ],
  [
    "the host hides the site from search engines",
    ["blocks: Search engines"],
    () =>
      change("/", (stub) => ({
        ...stub,
        headers: { ...stub.headers, "x-robots-tag": "noindex" },
      })),
  ],
  [
    "a link leads nowhere",
    [UNCOMPRESSED, "blocks: Links"],
    () => withPage("/", '<a href="/nothing">Nothing</a>'),
  ],
  [
    "a page of the sitemap redirects",
    ["blocks: Links"],
    () => change("/services", (stub) => ({ ...stub, status: 308 })),
  ],
  [
    "a link leads to no place on a page",
    [UNCOMPRESSED, "blocks: Links"],
    () => withPage("/", '<a href="/services#nothing">Nothing</a>'),
  ],
  [
    "a link leads to no place, and its % is no encoding",
    [UNCOMPRESSED, "blocks: Links"],
    () => withPage("/", '<a href="/services#100%">Nothing</a>'),
  ],
  [
    "a picture is missing",
    [UNCOMPRESSED, "blocks: Links"],
    () => withPage("/", '<img src="/nothing.png" alt=""/>'),
  ],
  [
    "a picture is loaded without encryption",
    [UNCOMPRESSED, "blocks: Mixed content"],
    () => withPage("/", '<img src="http://elsewhere.example/a.png" alt=""/>'),
  ],
  [
    "the picture for shared links is not there",
    ["look: Pictures for shared links"],
    () => stubs.delete("/social/home.png"),
  ],
  [
    "the picture for shared links is a page",
    ["look: Pictures for shared links"],
    () =>
      change("/social/home.png", (stub) => ({
        ...stub,
        headers: { ...stub.headers, "content-type": "text/html" },
      })),
  ],
])("tells that %s", async (_, expected, make) => {
  make();
  expect(await wrong()).toEqual([SELF_SIGNED, ...expected]);
});

it.each([
  [
    200,
    "blocks: get the status 200, not 404: search engines take them for pages.",
  ],
  [
    503,
    "blocks: get the status 503, not 404: search engines take the site for broken.",
  ],
])(
  "says what an unknown address with status %i does",
  async (status, expected) => {
    change("/404", (stub) => ({ ...stub, status }));
    const { state, message } = await checkNotFound(site.url);
    expect(`${state}: ${message}`).toBe(expected);
  },
);

it("takes no offence at a robots.txt that shuts out others than search engines", async () => {
  change("/robots.txt", (stub) =>
    plain(
      stub,
      `User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: ${site.url.origin}/sitemap.xml`,
    ),
  );
  expect(await wrong()).toEqual([SELF_SIGNED]);
});

it.each([
  ["", "nowhere"],
  [' data-leads="/api"', "server"],
  [' data-leads="https://forms.example"', "service"],
])("learns from <html%s> where forms go", async (mark, destination) => {
  change("/", (stub) => plain(stub, `<html lang="en-GB"${mark}>`));
  expect(await readDestination(site.url)).toBe(destination);
});

it("says in one line that nobody answers", async () => {
  const gone = await startPlain(() => undefined);
  await gone.stop();
  const findings = await checkSite(gone.url, {
    build: built.build,
    email: "hello@leadline.test",
    sender: undefined,
    dns: dnsOf(GOOD_DNS),
  });
  const [finding] = findings;
  expect(finding).toMatchObject({ state: "blocks", subject: "Address" });
});
