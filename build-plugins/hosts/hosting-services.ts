import type { Headers } from "../../server/headers.ts";
import { spellingsOf } from "../../server/built-files.ts";
import type { HostRules } from "./rules.ts";

/**
 * `_headers` for Netlify and Cloudflare Pages. No two rules give an address different
 * values of a header, because one host takes the last and the other joins both. So unknown
 * addresses get only what all answers share.
 */
export const headersFile = ({ common, places }: HostRules): string =>
  [
    "# Written by the build, for Netlify and Cloudflare Pages.",
    rule("/*", common),
    ...places.map(({ address, headers }) =>
      rule(inFolder(address, "*"), headers),
    ),
    "",
  ].join("\n");

/** The address of a place with a pattern for all that is in it, if it is a folder. */
const inFolder = (address: string, all: string) =>
  /.\/$/.test(address) ? address + all : address;

const rule = (address: string, headers: Headers) =>
  [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join("\n");

/**
 * `_redirects` for the same hosts, which drop the ending .html automatically. They read
 * some thousand rules, and none for a slash at the end of every address of a folder.
 */
export const redirectsFile = ({ aliases }: HostRules): string =>
  [
    "# Written by the build, for Netlify and Cloudflare Pages.",
    ...aliases
      .filter(
        ([alias, address]) =>
          alias !== "/index.html" && alias !== `${address}.html`,
      )
      .map(([alias, address]) => `${alias} ${address} 308`),
    "",
  ].join("\n");

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
export function vercelJson({ common, aliases, places }: HostRules): string {
  const rules = [
    ["/(.*)", common] as const,
    ...places.map(
      ({ address, headers }) => [inFolder(address, "(.*)"), headers] as const,
    ),
  ];
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
    headers: rules.map(([source, headers]) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
