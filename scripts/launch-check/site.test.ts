import { once } from "node:events";
import { createServer as createPlain, type RequestListener } from "node:http";
import { createServer as createEncrypted } from "node:https";
import type { Server } from "node:net";
import { brotliCompressSync } from "node:zlib";

import { generate } from "selfsigned";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { portOf } from "../../server/address-fixture";
import { createBuild } from "../../server/build-fixture";
import { securityHeaders } from "../../server/headers";
import { readSite } from "../../server/site";
import type { Dns } from "./mail-domain";
import { checkSite, readDestination } from "./site";

/** It stands in texts for the address of the test's site. */
const SITE = "https://www.leadline.test";

const page = (path: string, rest = "") =>
  `<!DOCTYPE html><html lang="en-GB"><head>
<link rel="canonical" href="${SITE}${path}"/>
<meta property="og:image" content="${SITE}/social/home.png"/>
<script src="/assets/app-1a2b.js"></script></head>
<body><main id="main"><a href="/">Home</a> <a href="/services#main">Services</a>
<a href="https://elsewhere.example">Elsewhere</a>${rest}</main>${" ".repeat(1000)}</body></html>`;

/** A picture of 1200 by 630 pixels, as far as its header says. */
const CARD = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000004b000000276",
  "hex",
);

/** The files of the small build, as a site in which nothing is wrong has them. */
const FILES: Readonly<Record<string, [type: string, body: string | Buffer]>> = {
  "/": ["text/html", page("/")],
  "/services": ["text/html", page("/services")],
  "/404": ["text/html", page("/404")],
  "/assets/app-1a2b.js": ["text/javascript", " ".repeat(2000)],
  "/social/home.png": ["image/png", CARD],
  "/robots.txt": [
    "text/plain",
    `User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
  ],
  "/sitemap.xml": ["application/xml", `<urlset><loc>${SITE}/</loc></urlset>`],
};

type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
};

const answers = new Map<string, Answer>();

const answer: RequestListener = ({ url = "" }, response) => {
  const found = answers.get(url) ?? answers.get("/404");
  const { status = 500, headers = {}, body = "" } = found ?? {};
  const sent =
    typeof body === "string" ? body.replaceAll(SITE, site.origin) : body;
  const isCompressed = headers["content-encoding"] === "br";
  response
    .writeHead(status, headers)
    .end(isCompressed ? brotliCompressSync(sent) : sent);
};

const servers: Server[] = [];

async function listen(server: Server): Promise<URL> {
  servers.push(server.listen(0, "localhost"));
  await once(server, "listening");
  return new URL(`http://localhost:${portOf(server)}`);
}

let built: Awaited<ReturnType<typeof createBuild>>;
let site: URL;
let other: URL;
beforeAll(async () => {
  built = await createBuild();
  const { private: key, cert } = await generate([
    { name: "commonName", value: "localhost" },
  ]);
  site = await listen(createEncrypted({ key, cert }, answer));
  site.protocol = "https:";
  other = await listen(
    createPlain(({ url = "" }, response) =>
      response.writeHead(301, { location: `${site.origin}${url}` }).end(),
    ),
  );
});
beforeEach(async () => {
  const served = await readSite(built.build);
  for (const [address, [type, body]] of Object.entries(FILES))
    answers.set(address, {
      status: address === "/404" ? 404 : 200,
      headers: {
        ...securityHeaders("host"),
        ...served.find((file) => file.address === address)?.headers,
        "content-type": type,
        "content-encoding": "br",
      },
      body,
    });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await built.remove();
});

/** A name server by which mail to and from every domain arrives. */
const dns: Dns = {
  resolveTxt: async (name) => [
    [name.startsWith("_dmarc.") ? "v=DMARC1; p=reject" : "v=spf1 mx -all"],
  ],
  resolveMx: async () => [{ exchange: "mx.leadline.test" }],
};

async function wrongAt(address: URL) {
  const findings = await checkSite(address, {
    build: built.build,
    hsts: "host",
    email: "hello@leadline.test",
    sender: "Website <web@leadline.test>",
    others: [other],
    dns,
  });
  return findings
    .filter(({ state }) => state !== "ok")
    .map(({ state, subject, places = [] }) =>
      [`${state}: ${subject}`, ...places].join("\n"),
    );
}

type Change = Readonly<Record<string, Partial<Answer>>>;

function change(changes: Change): void {
  for (const [address, { headers, ...rest }] of Object.entries(changes)) {
    const whole = answers.get(address);
    if (!whole) throw new Error(`no ${address}`);
    answers.set(address, {
      ...whole,
      ...rest,
      headers: { ...whole.headers, ...headers },
    });
  }
}

/** The test's site can have no certificate that anybody trusts. */
const SELF_SIGNED = "blocks: Certificate";

it("finds nothing wrong with a good site but its certificate", async () => {
  expect(await wrongAt(site)).toEqual([SELF_SIGNED]);
});

it("tells all that is wrong with a bad site, and where", async () => {
  change({
    "/": {
      body: page(
        "/elsewhere",
        `<a href="/nothing">Nothing</a><img src="/nothing.png" alt=""/>
        <img src="http://elsewhere.example/a.png" alt=""/>`,
      ),
      headers: {
        // A header that is empty counts as missing.
        "strict-transport-security": "",
        "cache-control": "max-age=600",
        "x-robots-tag": "noindex",
      },
    },
    "/services": { status: 308 },
    "/assets/app-1a2b.js": { headers: { "content-encoding": "identity" } },
    "/robots.txt": {
      body: `User-agent: Bingbot\nUser-agent: GPTBot\nDisallow: /\nSitemap: ${SITE}/sitemap.xml`,
    },
    "/sitemap.xml": { body: "<loc>http://localhost:3000/</loc>" },
    "/social/home.png": { headers: { "content-type": "text/html" } },
  });
  expect(await wrongAt(site)).toEqual([
    SELF_SIGNED,
    "blocks: Security headers\n/: strict-transport-security",
    'look: Headers as built\n/: cache-control is "max-age=600", not "no-cache"',
    "look: Compression\n/assets/app-1a2b.js",
    "blocks: Search engines\nthe host's header x-robots-tag: noindex",
    "blocks: robots.txt\nit shuts search engines out: Disallow: /",
    "blocks: sitemap.xml\nit names http://localhost:3000/",
    "blocks: Links\n/elsewhere on /: answers 404\n/nothing.png on /: answers 404\n/services on /: answers 308\n/nothing on /: answers 404",
    "blocks: Mixed content\nhttp://elsewhere.example/a.png on /",
    `blocks: Canonical addresses\n/: says ${site.origin}/elsewhere`,
    `look: Pictures for shared links\n/: ${site.origin}/social/home.png is text/html`,
  ]);
});

it.each<[fault: string, expected: string, change: Change]>([
  [
    "the policy is in the pages, because the host sends no headers",
    "look: Security headers\n/: strict-transport-security",
    {
      "/": {
        body: page("/", '<meta http-equiv="Content-Security-Policy"/>'),
        headers: { "strict-transport-security": "" },
      },
    },
  ],
  [
    "unknown addresses get the host's own page",
    "look: Unknown addresses",
    { "/404": { body: "<h1>nginx</h1>" } },
  ],
  [
    "unknown addresses get a page with status 200",
    "blocks: Unknown addresses",
    { "/404": { status: 200 } },
  ],
  [
    "the home page hides from search engines",
    "blocks: Search engines\nthe page's meta element: noindex",
    { "/": { body: page("/", '<meta name="robots" content="noindex"/>') } },
  ],
])("tells that %s", async (_, expected, changes) => {
  change(changes);
  expect(await wrongAt(site)).toEqual([SELF_SIGNED, expected]);
});

it("says that nobody answers, and looks at nothing else of the site", async () => {
  const gone = new URL("https://localhost:1");
  expect(await wrongAt(gone)).toEqual(["blocks: Address"]);
});

it.each([
  ["", "nowhere"],
  [' data-leads="/api"', "server"],
  [' data-leads="https://forms.example"', "service"],
])("learns from <html%s> where forms go", async (mark, destination) => {
  const body = `<html lang="en-GB"${mark}>`;
  answers.set("/", { status: 200, headers: {}, body });
  expect(await readDestination(site)).toBe(destination);
});
