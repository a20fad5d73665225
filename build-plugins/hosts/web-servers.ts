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
      ...aliases.map(([alias, address]) => `${alias} ${address}`),
      ...(folders.length > 0 ? [`~${spellingsIn(folders)} \${1}`] : []),
    ],
    hidden: HOST_FILES.join(" "),
    notFound: linesOf(notFound, (name, value) => `${name} "${value}"`),
  });
}

/** What nginx needs outside of a server: variables by the file that is sent. */
export const nginxMaps = ({ aliases, folders, places, notFound }: HostRules) =>
  fill("nginx-maps.conf", {
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
      ...aliases.map(([alias, address]) => `"${alias}" "${address}";`),
      ...(folders.length > 0 ? [`"~${spellingsIn(folders)}" $1;`] : []),
    ],
  });

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
