import { existsSync, readFileSync, statSync } from "node:fs";
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

const START_FILE = /import\(\W?(\/assets\/start-[^)]+\.js)/;
const MANIFEST = /^window\.__reactRouterManifest=(.*?);?$/m;

/** The bytes that go over the network: compressed where that is smaller. */
function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** What a first visit to a page fetches, in bytes after brotli 11. */
export function firstLoad(client: string, page: string) {
  const html = join(client, page, "index.html");
  const [, start] = START_FILE.exec(readFileSync(html, "utf8")) ?? [];
  if (!start) throw new Error(`${html} asks for no start file`);
  const [, json = ""] =
    MANIFEST.exec(readFileSync(join(client, start), "utf8")) ?? [];
  const { entry, routes } = manifest.parse(JSON.parse(json));
  const scripts = new Set([start, entry.module, ...entry.imports]);
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
    html: sentBytes(html),
  };
}
