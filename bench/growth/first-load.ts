import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const route = z.object({
  parentId: z.string().optional(),
  module: z.string(),
  imports: z.array(z.string()).default([]),
});
const manifest = z.object({
  entry: route,
  routes: z.record(z.string(), route),
});

const MANIFEST = /^window\.__reactRouterManifest=(.*?);?$/s;

/** The bytes that go over the network: compressed where that is smaller. */
function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** What a first visit to a page fetches, in bytes after brotli 11. */
export function firstLoad(client: string, page: string) {
  const [list] = globSync("assets/manifest-*.js", { cwd: client });
  if (!list) throw new Error(`There is no manifest in ${client}`);
  const [, json = ""] =
    MANIFEST.exec(readFileSync(join(client, list), "utf8")) ?? [];
  const { entry, routes } = manifest.parse(JSON.parse(json));
  const scripts = new Set([`/${list}`, entry.module, ...entry.imports]);
  let id: string | undefined = `routes/${page}`;
  while (id) {
    const known: z.infer<typeof route> | undefined = routes[id];
    if (!known) throw new Error(`The manifest has no ${id}`);
    for (const file of [known.module, ...known.imports]) scripts.add(file);
    id = known.parentId;
  }
  return {
    js: [...scripts].reduce(
      (sum, file) => sum + sentBytes(join(client, file)),
      0,
    ),
    html: sentBytes(join(client, page, "index.html")),
  };
}
