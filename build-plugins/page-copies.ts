import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { normalizePath, parseSync, type Plugin } from "vite";

import { OWN_SCRIPT, ownerOf, PAGE } from "./page-owner.ts";

/** Where what every page has begins. */
const EVERYWHERE = ["root.tsx", "routes/page.tsx", "entry.client.tsx"];

const isValue = ({ isType }: { isType: boolean }) => !isType;

/** What a script imports before it runs, types left out. */
function importsOf(file: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const again = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    ),
  );
  const imports = staticImports
    .filter(({ entries }) => !entries.length || entries.some(isValue))
    .map(({ moduleRequest }) => moduleRequest.value);
  return [...imports, ...again];
}

/**
 * Gives each page its own copy of every script that not all pages load anyway:
 * else what two pages share would be loaded by all, or be one more request.
 * A copy is the file with its page behind it, `money.ts?in=about`.
 */
export function pageCopies(): Plugin {
  const everywhere = new Set<string>();
  return {
    name: "page-copies",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      everywhere.clear();
      const { root } = this.environment.config;
      const next = EVERYWHERE.map((file) =>
        normalizePath(join(root, "app", file)),
      );
      for (const file of next) {
        if (everywhere.has(file)) continue;
        everywhere.add(file);
        for (const source of importsOf(file, await readFile(file, "utf8"))) {
          const found = await this.resolve(source, file);
          if (found && OWN_SCRIPT.test(found.id)) next.push(found.id);
        }
      }
    },
    resolveId: {
      order: "pre",
      async handler(source, importer, options) {
        const owner = importer && ownerOf(importer);
        if (!owner) return null;
        const file = await this.resolve(source, importer, {
          ...options,
          skipSelf: true,
        });
        if (!file || !OWN_SCRIPT.test(file.id)) return file;
        const isShared = everywhere.has(file.id) || PAGE.test(file.id);
        return isShared ? file : { ...file, id: `${file.id}?in=${owner}` };
      },
    },
  };
}
