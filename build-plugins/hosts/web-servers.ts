import { readFileSync } from "node:fs";
import { join } from "node:path";
import mime from "mime";

import { HOST_FILES } from "../../server/built-files.ts";
import type { Headers } from "../../server/headers.ts";
import type { HostRules } from "./rules.ts";

const fill = (
  template: string,
  texts: Readonly<Record<string, string | readonly string[]>>,
): string =>
  readFileSync(join(import.meta.dirname, template), "utf8").replaceAll(
    /^([ \t]*)(.*)\[(\w+)\]/gm,
    (_, indent: string, before: string, name: string) =>
      indent + before + [texts[name] ?? []].flat().join(`\n${indent}`),
  );

const linesOf = (
  headers: Headers,
  line: (name: string, value: string) => string,
) => Object.entries(headers).map(([name, value]) => line(name, value));

const variable = (header: string) => header.replaceAll("-", "_");

/** What the other spellings of a folder's pages look like; the group is the page. */
const spellingsIn = (folders: readonly string[]): string =>
  `^((?:${folders.join("|")})(?:/.+?)??)(?:/|/index\\.html|\\.html)$`;

const escaped = (text: string) =>
  text.replaceAll(/[.~*+?^$()[\]{}|\\]/g, "\\$&");

/** What all below an old address looks like. */
const below = (alias: string) => `^${escaped(alias.slice(0, -1))}`;

/** "/?p=12" as both maps read it: with the two queries of WordPress. */
const queryOf = (alias: string) =>
  alias.includes("page_id")
    ? `/?p=&page_id=${alias.replace(/\D+/, "")}`
    : `${alias}&page_id=`;

/** Old addresses by their query, and the others. */
const sorted = (aliases: HostRules["aliases"]) =>
  Map.groupBy(aliases, ([alias]) =>
    alias.startsWith("/?") ? "queries" : "paths",
  );

/** A Caddyfile. Caddy obtains and renews the host's certificate automatically. */
export function caddyfile(rules: HostRules): string {
  const { host, common, aliases, folders, places, notFound } = rules;
  const names = Object.keys(notFound);
  const values = (headers: Headers) =>
    names.map((name) => `"${headers[name] ?? ""}"`).join(" ");
  return fill("Caddyfile", {
    host,
    variables: names.map((name) => `{${variable(name)}}`).join(" "),
    values: [
      ...places.map(
        ({ address, headers }) =>
          `${/.\/$/.test(address) ? `~^${address}` : address} ${values(headers)}`,
      ),
      `default ${values(notFound)}`,
    ],
    headers: [
      ...linesOf(common, (name, value) => `${name} "${value}"`),
      ...names.map((name) => `${name} {${variable(name)}}`),
    ],
    aliases: [
      ...(sorted(aliases).get("paths") ?? []).map(([alias, address]) =>
        alias.endsWith("*")
          ? `"~${below(alias)}" ${address}`
          : `"${alias}" ${address}`,
      ),
      ...(folders.length > 0 ? [`~${spellingsIn(folders)} \${1}`] : []),
    ],
    queries: (sorted(aliases).get("queries") ?? []).map(
      ([alias, address]) => `${queryOf(alias)} ${address}`,
    ),
    hidden: HOST_FILES.join(" "),
    notFound: linesOf(notFound, (name, value) => `${name} "${value}"`),
  });
}

/** A key of an nginx map, which knows no capitals unless it is an expression. */
function nginxKey(alias: string, spellings: number): string {
  if (alias.endsWith("*")) return `~${below(alias)}`;
  const isPlain = spellings === 1 && alias === alias.toLowerCase();
  return isPlain ? alias : `~^${escaped(alias)}$`;
}

/** What nginx needs outside of a server: variables by the file that is sent. */
export function nginxMaps({ aliases, folders, places, notFound }: HostRules) {
  const paths = sorted(aliases).get("paths") ?? [];
  const same = Map.groupBy(paths, ([alias]) => alias.toLowerCase());
  const longest = Math.max(
    0,
    ...aliases.map(([alias]) => Buffer.byteLength(alias)),
  );
  return fill("nginx-maps.conf", {
    // A key lies in one bucket, with what leads on from it.
    bucket: String(Math.max(256, Math.ceil((longest + 64) / 64) * 64)),
    most: String(Math.max(2048, 2 * aliases.length)),
    maps: linesOf(notFound, (name, value) =>
      [
        `map $uri $${variable(name)} {`,
        `  default "${value}";`,
        ...places.map(
          ({ path, headers }) =>
            `  "${path.endsWith("/") ? "~^" : ""}/${path}" "${headers[name] ?? ""}";`,
        ),
        "}\n",
      ].join("\n"),
    ),
    aliases: [
      ...paths.map(
        ([alias, address]) =>
          `"${nginxKey(alias, same.get(alias.toLowerCase())?.length ?? 1)}" "${address}";`,
      ),
      ...(folders.length > 0 ? [`"~${spellingsIn(folders)}" $1;`] : []),
    ],
    queries: (sorted(aliases).get("queries") ?? []).map(
      ([alias, address]) => `"${queryOf(alias)}" "${address}";`,
    ),
  });
}

/** What nginx needs within the site's server, which has the compressed files too. */
export const nginxServer = ({ common, notFound, extensions }: HostRules) =>
  fill("nginx-server.conf", {
    types: Array.from(extensions, (extension) => {
      const type = mime.getType(extension) ?? "application/octet-stream";
      const charset = type.startsWith("text/") ? "; charset=utf-8" : "";
      return `"${type}${charset}" ${extension.slice(1)};`;
    }),
    headers: [
      ...linesOf(
        common,
        (name, value) => `add_header ${name} "${value}" always;`,
      ),
      ...Object.keys(notFound).map(
        (name) => `add_header ${name} $${variable(name)} always;`,
      ),
    ],
    hidden: HOST_FILES.join("|").replaceAll(".", "\\."),
  });
