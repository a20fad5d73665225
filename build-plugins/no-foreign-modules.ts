import type { Plugin, Rolldown } from "vite";

import { originalOf, ownerOf, PAGE, SITE } from "./page-owner.ts";

/** What every page loads beside its own file. */
const EVERYWHERE = /[\\/]app[\\/](?:entry\.client|root|routes[\\/]page)\.tsx/;

/** All that can be reached from some keys, themselves included. */
function reach(from: readonly string[], next: (key: string) => string[]) {
  const reached = new Set(from);
  for (const key of reached) {
    for (const each of next(key)) reached.add(each);
  }
  return reached;
}

/**
 * Stops the build when a page would at once load a module of the site that
 * nothing it shows needs, or one that every page has and its own copy as well.
 */
export function noForeignModules(): Plugin {
  return {
    name: "no-foreign-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>();
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") chunks.set(file.fileName, file);
      }
      const entries = (kind: RegExp) =>
        [...chunks.values()].filter(({ facadeModuleId }) =>
          kind.test(facadeModuleId ?? ""),
        );
      const pages = entries(PAGE);
      if (pages.length === 0) this.error("no page has a file of its own");
      for (const page of pages) {
        const all = [page, ...entries(EVERYWHERE)];
        const loaded = reach(
          all.map(({ fileName }) => fileName),
          (file) => chunks.get(file)?.imports ?? [],
        );
        const modules = [...loaded]
          .flatMap((file) => chunks.get(file)?.moduleIds ?? [])
          .filter((id) => SITE.test(id));
        // A route can come in several parts, such as its loader.
        const parts = modules.filter(
          (id) =>
            PAGE.test(id) && ownerOf(id) === ownerOf(page.facadeModuleId ?? ""),
        );
        const needed = reach(
          [
            ...parts,
            ...all.flatMap(({ facadeModuleId }) => facadeModuleId ?? []),
          ],
          (id) => [...(this.getModuleInfo(id)?.importedIds ?? [])],
        );
        const foreign = modules.filter((id) => !needed.has(id));
        if (foreign.length > 0) {
          this.error(
            `${page.fileName} loads what it does not need: ${foreign.join(", ")}`,
          );
        }
        const twice = modules.filter((id) =>
          modules.includes(originalOf(id) ?? ""),
        );
        if (twice.length > 0) {
          this.error(`${page.fileName} loads twice: ${twice.join(", ")}`);
        }
      }
    },
  };
}
