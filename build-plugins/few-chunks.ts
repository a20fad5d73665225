import type { Plugin } from "vite";

/** What is not the site's own, with the few lines that start it. */
const FRAMEWORK =
  /[\\/]node_modules[\\/]|rolldown[\\/]runtime|[\\/]app[\\/]entry\.client\./;

/** Where a page's own code begins; the layout and the boundary are in every page. */
const PAGE = /[\\/]app[\\/]routes[\\/](?!layout|page)([a-z-]+)\.tsx/;
const ROOT = /[\\/]app[\\/]root\.tsx/;

/**
 * Small files that a few scripts need, and neither every page nor a request of
 * their own is worth them: each of these scripts gets its own copy.
 */
const COPIED = /[\\/](late-estimator|fill|spend-range)(\.tsx?)?$/;

/** Whose copy it is: a page's, or that of its sections. */
const OWNER = /[\\/]app[\\/](?:routes|sections)[\\/](?!ads)([a-z-]+)/;

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The names of the pages that need a module, and "root" for every page. */
function pagesOf(id: string, graph: Graph, seen = new Set<string>()) {
  if (seen.has(id)) return [];
  seen.add(id);
  if (ROOT.test(id)) return ["root"];
  const [, page] = PAGE.exec(id) ?? [];
  if (page !== undefined) return [page];
  const { importers = [] } = graph.getModuleInfo(id) ?? {};
  return importers.flatMap((importer): string[] =>
    pagesOf(importer, graph, seen),
  );
}

/** The document around the pages, and what more than one page needs. */
function sharedChunk(id: string, graph: Graph): string | null {
  const pages = new Set(pagesOf(id, graph));
  return pages.has("root") || pages.size > 1 ? "root" : null;
}

/**
 * Gathers the scripts into few files: the framework, what pages share, and
 * each page. Left to itself the bundler cuts one for every set of pages that
 * share something: about 25 files a page, each compressed by itself.
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
                      { name: sharedChunk, test: /[\\/]app[\\/]/ },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
    resolveId: {
      order: "pre",
      filter: { id: COPIED },
      async handler(source, importer, options) {
        const [, owner] = OWNER.exec(importer ?? "") ?? [];
        if (!owner || this.environment.name !== "client") return null;
        const file = await this.resolve(source, importer, {
          ...options,
          skipSelf: true,
        });
        return file && { ...file, id: `${file.id}?in=${owner}` };
      },
    },
  };
}
