import type { Headers } from "../../server/headers.ts";
import { spellingsOf } from "../../server/built-files.ts";
import type { HostRules } from "./rules.ts";

/**
 * `_headers` for Netlify and Cloudflare Pages. No two rules set the same header for
 * an address, because one host takes the last and the other joins both. So unknown
 * addresses get only what all answers share.
 */
export function headersFile({ common, pages, files }: HostRules): string {
  return [
    "# Written by the build, for Netlify and Cloudflare Pages.",
    rule("/*", common),
    ...pages.map(({ address, headers }) => rule(address, headers)),
    ...Array.from(files, ([address, headers]) =>
      rule(address.endsWith("/") ? `${address}*` : address, headers),
    ),
    "",
  ].join("\n");
}

const rule = (address: string, headers: Headers) =>
  [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join("\n");

/**
 * `_redirects` for the same hosts, which drop the ending .html automatically. They read
 * some thousand rules, and none for a slash at the end of every address of a folder.
 */
export function redirectsFile({ aliases }: HostRules): string {
  const lines = aliases
    .filter(
      ([alias, address]) =>
        alias !== "/index.html" && alias !== `${address}.html`,
    )
    .map(([alias, address]) => `${alias} ${address} 308`);
  return [
    "# Written by the build, for Netlify and Cloudflare Pages.",
    ...lines,
    "",
  ].join("\n");
}

const MOST_RULES = 100;
const MOST_CHARACTERS = 2000;

/** Why Cloudflare Pages would not read all of `_headers`, if there is a reason. */
export function cloudflareProblem(text: string): string | undefined {
  const lines = text.split("\n");
  const count = lines.filter((line) => line.startsWith("/")).length;
  const longest = Math.max(...lines.map((line) => line.length));
  if (count > MOST_RULES)
    return `Cloudflare Pages reads ${MOST_RULES} rules of _headers, and this site has ${count}: some pages would have no policy there.`;
  if (longest > MOST_CHARACTERS)
    return `Cloudflare Pages reads ${MOST_CHARACTERS} characters of a line of _headers, and one has ${longest}.`;
  return undefined;
}

/** `vercel.json`. With clean URLs Vercel itself redirects to a page's one address. */
export function vercelJson({
  common,
  aliases,
  pages,
  files,
}: HostRules): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: aliases
      .filter(([alias, address]) => !spellingsOf(address).includes(alias))
      .map(([source, destination]) => ({
        source,
        destination,
        permanent: true,
      })),
    headers: [
      vercelRule("/(.*)", common),
      ...pages.map(({ address, headers }) => vercelRule(address, headers)),
      ...Array.from(files, ([address, headers]) =>
        vercelRule(address.endsWith("/") ? `${address}(.*)` : address, headers),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const vercelRule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});
