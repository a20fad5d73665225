import type { Headers } from "../../server/headers.ts";
import { spellingsOf } from "../../server/built-files.ts";
import type { HostRules } from "./rules.ts";

/**
 * `_headers` for Netlify and Cloudflare Pages. No two rules give an address different
 * values of a header, because one host takes the last and the other joins both. So unknown
 * addresses get only what all answers share.
 */
export const headersFile = ({ host, common, places }: HostRules): string =>
  [
    "# Written by the build, for Netlify and Cloudflare Pages.",
    rule("/*", common),
    ...places.map(({ address, headers }) =>
      rule(inFolder(address, "*"), headers),
    ),
    ...(isBelow(host, CLOUDFLARE)
      ? []
      : [
          // Netlify takes the next two addresses for headers of this one, which is no page's.
          `/${CLOUDFLARE}`,
          `https://:project.${CLOUDFLARE}/*`,
          `https://:version.:project.${CLOUDFLARE}/*`,
        ].map((address) => rule(address, NO_INDEX))),
    "",
  ].join("\n");

/** What a host calls the site besides its own name: search engines would find it twice. */
const CLOUDFLARE = "pages.dev";
const VERCEL = "vercel.app";
const NO_INDEX: Headers = { "x-robots-tag": "noindex" };

const isBelow = (host: string, domain: string) => host.endsWith(`.${domain}`);

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
      // Netlify alone reads queries; the sign ! is for the home page, which has the path.
      .map(([alias, address]) =>
        alias.startsWith("/?")
          ? `/ ${alias.slice(2)} ${address} 308!`
          : `${encodeURI(alias)} ${address} 308`,
      ),
    "",
  ].join("\n");

const MOST_RULES = 100;
const MOST_CHARACTERS = 2000;

/** Why Cloudflare Pages would not read all of `_headers`, if there is a reason. */
export function cloudflareProblem(text: string): string | undefined {
  const lines = text.split("\n");
  const count = lines.filter((line) => /^(?:\/|https:)/.test(line)).length;
  const longest = Math.max(...lines.map((line) => line.length));
  if (count > MOST_RULES)
    return `Cloudflare Pages reads ${MOST_RULES} rules of _headers, and this site has ${count}: some pages would have no policy there.`;
  if (longest > MOST_CHARACTERS)
    return `Cloudflare Pages reads ${MOST_CHARACTERS} characters of a line of _headers, and one has ${longest}.`;
  return undefined;
}

const MOST_OF_CLOUDFLARE = { exact: 2000, star: 100 };
const MOST_OF_VERCEL = 2048;

/** Which old addresses a host would not read. */
export function redirectProblems(rules: HostRules): string[] {
  const lines = redirectsFile(rules)
    .split("\n")
    .filter((line) => line.startsWith("/"));
  const queries = lines.filter((line) => line.startsWith("/ "));
  const stars = lines.filter((line) => line.includes("*"));
  const exact = lines.length - stars.length - queries.length;
  const { redirects } = vercelSettings(rules);
  return [
    queries.length > 0 &&
      `Cloudflare Pages reads no queries, so these lead to the home page there: ${queries.map((line) => `/?${line.split(" ")[1]}`).join(", ")}`,
    exact > MOST_OF_CLOUDFLARE.exact &&
      `Cloudflare Pages reads ${MOST_OF_CLOUDFLARE.exact} redirects, and this site has ${exact}, two for each old address: those from ${lines[MOST_OF_CLOUDFLARE.exact]} on are lost there.`,
    stars.length > MOST_OF_CLOUDFLARE.star &&
      `Cloudflare Pages reads ${MOST_OF_CLOUDFLARE.star} redirects with a star, and this site has ${stars.length}: those from ${stars[MOST_OF_CLOUDFLARE.star]} on are lost there.`,
    redirects.length > MOST_OF_VERCEL &&
      `Vercel reads ${MOST_OF_VERCEL} redirects, and this site has ${redirects.length}: it would refuse the whole vercel.json.`,
  ].filter((each) => each !== false);
}

/** `vercel.json`. With clean URLs Vercel itself redirects to a page's one address. */
export const vercelJson = (rules: HostRules): string =>
  `${JSON.stringify(vercelSettings(rules), null, 2)}\n`;

function vercelSettings({ host, common, aliases, places }: HostRules) {
  const rules = [
    { address: "/(.*)", headers: common },
    ...places,
    ...(isBelow(host, VERCEL)
      ? []
      : [
          {
            address: "/(.*)",
            headers: NO_INDEX,
            has: [{ type: "host", value: `.*\\.${VERCEL}` }],
          },
        ]),
  ];
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: aliases
      .filter(([alias, address]) => !spellingsOf(address).includes(alias))
      // Vercel itself takes a slash away.
      .filter(([alias]) => !alias.endsWith("/"))
      .map(([alias, destination]) => {
        const [, key = "", value] = /^\/\?(\w+)=(\d+)$/.exec(alias) ?? [];
        return {
          source: value ? "/" : encodeURI(alias).replace(/\*$/, ":path+"),
          ...(value && { has: [{ type: "query", key, value }] }),
          destination,
          permanent: true,
        };
      }),
    headers: rules.map(({ address, headers, ...more }) => ({
      source: inFolder(address, "(.*)"),
      ...("has" in more && { has: more.has }),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}
