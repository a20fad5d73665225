/**
 * What Netlify and Vercel would answer. Neither's program runs without its network,
 * so their own readers of the settings are asked.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { parseAllHeaders } from "@netlify/headers-parser";
import { getTransformedRoutes } from "@vercel/routing-utils";
import { expect, it } from "vitest";
import { z } from "zod";

import { securityHeaders } from "../../server/headers.ts";
import { readSettings } from "../../server/settings.ts";
import { readBuiltFiles } from "../../server/built-files.ts";

const build = join(import.meta.dirname, "../../build");
const common = securityHeaders(readSettings().hsts);
const files = (await readBuiltFiles(build)).filter(
  ({ path }) => path !== "404.html",
);

/** The rules' headers, if each is set by one rule only: hosts differ in joining. */
function joined(matching: readonly object[]) {
  const entries = matching.flatMap((headers) => Object.entries(headers));
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

it("Netlify reads for every address the headers of our own server", async () => {
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [join(build, "client/_headers")],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  for (const { address, headers } of files) {
    const matching = rules.filter(
      (rule) => "forRegExp" in rule && rule.forRegExp.test(address),
    );
    expect({
      address,
      headers: joined(matching.map(({ values }) => values)),
    }).toEqual({ address, headers: { ...common, ...headers } });
  }
});

const config = z.object({
  cleanUrls: z.boolean(),
  trailingSlash: z.boolean(),
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

/** Vercel's routes of an address: the headers on the way, and where it leads. */
async function routesOf(address: string) {
  const text = await readFile(join(build, "client/vercel.json"), "utf8");
  const { routes, error } = getTransformedRoutes(
    config.parse(JSON.parse(text)),
  );
  expect(error).toBeNull();
  const matching = (routes ?? []).flatMap((route) =>
    !("handle" in route)
      ? [{ ...route, match: new RegExp(route.src).exec(address) }]
      : [],
  );
  return matching.filter(({ match }) => match !== null);
}

it("Vercel reads for every address the headers of our own server", async () => {
  for (const { address, headers } of files) {
    const routes = await routesOf(address);
    expect(routes.filter(({ status }) => status)).toEqual([]);
    expect({
      address,
      headers: joined(routes.map((route) => route.headers ?? {})),
    }).toEqual({ address, headers: { ...common, ...headers } });
  }
});

it("Vercel leads every other spelling to a page's one address", async () => {
  for (const { address, aliases } of files)
    for (const alias of aliases) {
      const redirect = (await routesOf(alias)).find(({ status }) => status);
      const location = redirect?.headers?.Location?.replace(
        "$1",
        redirect.match?.[1] ?? "",
      );
      expect([alias, redirect?.status, location]).toEqual([
        alias,
        308,
        address,
      ]);
    }
});
