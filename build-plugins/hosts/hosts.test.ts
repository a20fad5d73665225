import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { getTransformedRoutes } from "@vercel/routing-utils";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";

import { createBuild, hashOf } from "../../server/build-fixture";
import { readBuiltFiles, spellingsOf } from "../../server/built-files";
import { securityHeaders } from "../../server/headers";
import {
  cloudflareProblem,
  headersFile,
  redirectProblems,
  redirectsFile,
  vercelJson,
} from "./hosting-services";
import { hostRules } from "./rules";
import { caddyfile, nginxMaps } from "./web-servers";
import { writeHosts } from "./write-hosts";

// What Netlify and Vercel would answer. Neither's program runs without its network, so
// their own readers of the settings are asked. tests/hosts has the hosts that run here.

const { build } = await createBuild({}, afterAll);

const record = z.record(z.string(), z.unknown());
const csp = record.parse(
  JSON.parse(readFileSync(join(build, "csp.json"), "utf8")),
);
const shared = { scripts: [hashOf("e")], styles: [] };
writeFileSync(
  join(build, "csp.json"),
  JSON.stringify({
    ...csp,
    folders: { "/articles": shared },
    editor: ["https://api.github.com"],
  }),
);
for (const path of ["articles", "articles/one", "admin"]) {
  mkdirSync(join(build, "client", path));
  writeFileSync(join(build, "client", path, "index.html"), "<h1>Articles</h1>");
}
await writeHosts(build, "https://www.example.com", "host");

const common = securityHeaders("host");
const files = (await readBuiltFiles(build)).filter(
  ({ path }) => path !== "404.html",
);

/** The rules' headers, if no two rules give one different values: hosts differ in joining. */
function joined(matching: readonly Readonly<Record<string, string>>[]) {
  const all: Record<string, string> = {};
  for (const [name, value] of matching.flatMap(Object.entries<string>)) {
    expect([name, all[name] ?? value]).toEqual([name, value]);
    all[name] = value;
  }
  return all;
}

it("Netlify reads for every address the headers of our own server", async () => {
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [join(build, "client/_headers")],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  // One rule for all pages of the folder, however many there are
  expect(rules.filter(({ for: path }) => /articles/.test(path))).toHaveLength(
    2,
  );
  for (const { address, headers } of files) {
    const matching = rules.filter(
      (rule) => "forRegExp" in rule && rule.forRegExp.test(address),
    );
    expect([address, joined(matching.map(({ values }) => values))]).toEqual([
      address,
      { ...common, ...headers },
    ]);
  }
});

const isNot =
  (host: string) =>
  ({ value }: { value?: unknown }) =>
    typeof value === "string" && !new RegExp(`^${value}$`).test(host);

function routesOf(address: string, host = "www.example.com") {
  const text = readFileSync(join(build, "client/vercel.json"), "utf8");
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- Vercel reads it as it is
  const settings: Parameters<typeof getTransformedRoutes>[0] = JSON.parse(text);
  const { routes } = getTransformedRoutes(settings);
  return (routes ?? []).flatMap((route) => {
    if ("handle" in route) return [];
    const match = new RegExp(route.src).exec(address);
    if (route.has?.some(isNot(host))) return [];
    return match ? [{ ...route, match }] : [];
  });
}

it("Vercel reads for every address the headers of our own server, and leads other spellings to it", () => {
  for (const { address, path, headers } of files) {
    const routes = routesOf(address);
    expect(routes.filter(({ status }) => status)).toEqual([]);
    expect([
      address,
      joined(routes.map((route) => route.headers ?? {})),
    ]).toEqual([address, { ...common, ...headers }]);
    for (const alias of path.endsWith(".html") ? spellingsOf(address) : []) {
      const redirect = routesOf(alias).find(({ status }) => status);
      const location = redirect?.headers?.["Location"]?.replace(
        "$1",
        redirect.match[1] ?? "",
      );
      expect([alias, redirect?.status, location]).toEqual([
        alias,
        308,
        address,
      ]);
    }
  }
});

it("what hosts call the site besides its name is for no search engine, unless it has no other", () => {
  const robots = routesOf("/services", "site-git-new-team.vercel.app").map(
    ({ headers }) => headers?.["x-robots-tag"],
  );
  expect(robots).toContain("noindex");
  const rules = hostRules(files, common, "https://www.example.com");
  for (const address of ["https://:project", "https://:version.:project"])
    expect(headersFile(rules)).toContain(
      `\n${address}.pages.dev/*\n  x-robots-tag: noindex\n`,
    );
  const onCloudflare = headersFile({ ...rules, host: "site.pages.dev" });
  expect(onCloudflare).not.toContain("https://:");
  const onVercel = vercelJson({ ...rules, host: "site.vercel.app" });
  expect(onVercel).not.toContain('"host"');
});

const rule = (text: string) => `/${text}\n  x-own: some\n`;

it("reports more rules than Cloudflare Pages reads", () => {
  expect(cloudflareProblem(rule("a").repeat(100))).toBeUndefined();
  expect(cloudflareProblem(rule("a").repeat(101))).toMatch("has 101:");
  expect(cloudflareProblem(rule("a".repeat(2000)))).toMatch("has 2001.");
});

const rulesOf = (aliases: readonly string[]) => ({
  ...hostRules(files, common, "https://www.example.com"),
  aliases: aliases.map((alias) => [alias, "/services"] as const),
});

it("no two keys of nginx are the same but for capitals, and none leads to itself", () => {
  const text = nginxMaps(
    rulesOf([
      "/Services",
      "/services/",
      "/SERVICES/",
      "/a.b",
      "/blog/*",
      "/?p=1",
    ]),
  );
  const keys = Array.from(
    text.matchAll(/^ *"([^"]*)" "\/services";/gm),
    ([, key]) => key,
  );
  expect(keys).toEqual([
    "~^/Services$",
    "~^/services/$",
    "~^/SERVICES/$",
    "/a.b",
    "~^/blog/",
    "/?p=1&page_id=",
  ]);
});

it.each([`/${"a".repeat(400)}`, `/?p=${"1".repeat(400)}`])(
  "nginx has room for the longest old address: %s",
  (address) => {
    expect(nginxMaps(rulesOf([address]))).toContain(
      "map_hash_bucket_size 512;",
    );
  },
);

it("Caddy reads stars and queries", () => {
  const text = caddyfile(rulesOf(["/blog/*", "/?page_id=7"]));
  expect(text).toContain('\t\t"~^/blog/" /services\n');
  expect(text).toContain("\t\t/?p=&page_id=7 /services\n");
});

it("services read addresses with letters of any script and spaces percent-encoded", () => {
  const rules = rulesOf(["/files/Price list.pdf", "/über-uns/*"]);
  for (const text of [redirectsFile(rules), vercelJson(rules)]) {
    expect(text).toContain("/files/Price%20list.pdf");
    expect(text).toContain("/%C3%BCber-uns/");
  }
});

it("says which host cannot have which old addresses", () => {
  expect(redirectProblems(rulesOf(["/a", "/b/*"]))).toEqual([]);
  const many = Array.from({ length: 2049 }, (_, index) => `/old-${index}`);
  const stars = Array.from({ length: 101 }, (_, index) => `/${index}/*`);
  expect(redirectProblems(rulesOf([...many, ...stars, "/?p=1"]))).toEqual([
    expect.stringContaining("lead to the home page there: /?p=1"),
    expect.stringContaining("those from /old-2000 /services 308 on are lost"),
    expect.stringContaining("those from /100/* /services 308 on are lost"),
    expect.stringContaining("Vercel reads 2048 redirects"),
  ]);
});
