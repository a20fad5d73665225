import type { Plugin } from "vite";

import { ownerOf, PAGE, SITE } from "./page-owner.ts";

/** What is not the site's own, with the few lines that start it. */
const FRAMEWORK =
  /[\\/]node_modules[\\/]|rolldown[\\/]runtime|[\\/]app[\\/]entry\.client\./;

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a page loads a script at once, and not only when it asks for it. */
function isLoadedAtOnce(
  id: string,
  graph: Graph,
  seen = new Set<string>(),
): boolean {
  if (PAGE.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = graph.getModuleInfo(id) ?? {};
  return importers.some((importer) => isLoadedAtOnce(importer, graph, seen));
}

/** A page's name for what it loads at once; what comes late is left alone. */
function pageChunk(id: string, graph: Graph): string | null {
  return isLoadedAtOnce(id, graph) ? (ownerOf(id) ?? null) : null;
}

/** The framework asks for its entries with a query. */
const SCRIPT = /[\\/]app[\\/][^?]+\.tsx?(?:\?|$)/;

/** In one file with it, the boundary would make both need one more to enter by. */
const BOUNDARY = /[\\/]app[\\/]routes[\\/]page\.tsx/;

/** The document around the pages with all that every page has; styles go along. */
const isEverywhere = (id: string): boolean =>
  SCRIPT.test(id) && ownerOf(id) === undefined && !BOUNDARY.test(id);

/**
 * Gathers the scripts into few files: the framework, what every page has, and
 * each page with its copies (page-copies.ts). Left to itself the bundler cuts
 * one for every set of pages that share something: about 25 files a page, each
 * compressed by itself.
 */
export function fewChunks(): Plugin {
  return {
    name: "few-chunks",
    apply: "build",
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              rolldownOptions: {
                preserveEntrySignatures: "allow-extension",
                output: {
                  codeSplitting: {
                    groups: [
                      { name: "entry.client", test: FRAMEWORK, priority: 2 },
                      { name: "root", test: isEverywhere, priority: 1 },
                      { name: pageChunk, test: SITE },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}
