import { once } from "node:events";
import { createServer } from "node:http";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { freePort, portOf } from "../../server/address-fixture";
import { createBuild } from "../../server/build-fixture";
import { securityHeaders } from "../../server/headers";
import { readBuiltFiles } from "../../server/built-files";
import {
  checkLiveSite,
  checkRedirects,
  otherAddresses,
  readHome,
} from "./live-site";

type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
};

const answers = new Map<string, Answer>();
const server = createServer(({ url = "" }, response) => {
  const found = answers.get(url) ?? answers.get("/404");
  response.writeHead(found?.status ?? 500, found?.headers).end(found?.body);
});

let built: Awaited<ReturnType<typeof createBuild>>;
let site: URL;
beforeAll(async () => {
  built = await createBuild();
  server.listen(0, "localhost");
  await once(server, "listening");
  site = new URL(`http://localhost:${portOf(server)}`);
  for (const name of ["sitemap.xml", "robots.txt"])
    await writeFile(join(built.build, "client", name), `${site.origin}/`);
});
beforeEach(async () => {
  for (const { address, headers } of await readBuiltFiles(built.build))
    answers.set(address, {
      status: address === "/404" ? 404 : 200,
      headers: { ...securityHeaders("host"), ...headers },
      body: /xml|txt/.test(address) ? `${site.origin}/` : "<h1>Page</h1>",
    });
});
afterAll(async () => {
  server.close();
  await built.remove();
});

/** What is wrong with the test's site, after a change of an answer. */
async function wrongAfter(address: string, change: Partial<Answer>) {
  const whole = answers.get(address);
  if (!whole) throw new Error(`no ${address}`);
  const headers = { ...whole.headers, ...change.headers };
  answers.set(address, { ...whole, ...change, headers });
  const { home } = await readHome(site);
  if (!home) throw new Error("no home page");
  const findings = await checkLiveSite(site, home, {
    build: built.build,
    hsts: "host",
    others: [],
  });
  return findings
    .filter(({ state }) => state !== "ok")
    .map(({ state, places = [] }) => [state, ...places].join("\n"));
}

it("finds nothing wrong with a site that is as built", async () => {
  expect(await wrongAfter("/", {})).toEqual([]);
});

it.each<
  [fault: string, address: string, change: Partial<Answer>, finding: string]
>([
  [
    "a security header is missing",
    "/",
    // An empty header counts as missing.
    { headers: { "strict-transport-security": "" } },
    "blocks\n/: strict-transport-security",
  ],
  [
    "it cannot be sent, because the policy is in the page",
    "/",
    {
      headers: { "strict-transport-security": "" },
      body: '<META HTTP-EQUIV="Content-Security-Policy" content="">',
    },
    "look\n/: strict-transport-security",
  ],
  [
    "a page is cached",
    "/services",
    { headers: { "cache-control": "max-age=600" } },
    'blocks\n/services: cache-control is "max-age=600", not "no-cache"',
  ],
  [
    "a page is missing",
    "/services",
    { status: 404 },
    "blocks\n/services: answers 404",
  ],
  [
    "unknown addresses are pages",
    "/404",
    { status: 200 },
    "blocks\n/no-such-page: answers 200",
  ],
  [
    "the sitemap is of another address",
    "/sitemap.xml",
    { body: "http://localhost:3000/" },
    "blocks\n/sitemap.xml: is not that of this build\n/sitemap.xml: does not name SITE",
  ],
])("tells that %s", async (_, address, change, finding) => {
  expect(await wrongAfter(address, change)).toEqual([
    finding.replace("SITE", site.origin),
  ]);
});

it.each([
  ["", "nowhere"],
  [" data-forms=/api", "server"],
  [' data-forms="https://forms.example"', "service"],
])("learns from <html%s> where forms go", async (mark, destination) => {
  const body = `<!doctype html><html lang="en-GB"${mark}>`;
  answers.set("/", { status: 200, headers: {}, body });
  expect((await readHome(site)).home?.destination).toBe(destination);
});

it("says that nobody answers, or that the home page is elsewhere", async () => {
  const nobody = await readHome(
    new URL(`http://localhost:${await freePort()}`),
  );
  expect(nobody.finding.message).toMatch(/cannot open .*ECONNREFUSED/);
  answers.set("/", { status: 301, headers: { location: "/en" }, body: "" });
  const { home, finding } = await readHome(site);
  expect(home).toBeUndefined();
  expect(finding.message).toMatch(/answers 301 and leads to \/en/);
});

it("tries a public site without encryption, and with and without www", () => {
  const addresses = otherAddresses(new URL("https://www.leadline.co.uk"));
  expect(addresses.map(({ origin }) => origin)).toEqual([
    "http://www.leadline.co.uk",
    "https://leadline.co.uk",
    "http://leadline.co.uk",
  ]);
});

it.each([
  ["ok", 308, "/contact?from=launch-check"],
  ["look", 302, "/contact?from=launch-check"],
  ["look", 301, "/"],
  ["blocks", 200, "/"],
])(
  "finds %s another address that answers %i to %s",
  async (state, status, to) => {
    const target = "https://www.example.com";
    answers.set("/contact?from=launch-check", {
      status,
      headers: { location: target + to },
      body: "",
    });
    const [finding] = await checkRedirects(new URL(target), [site]);
    expect(finding?.state).toBe(state);
  },
);
