import routes from "../../routes.ts";

type Entry = (typeof routes)[number];

function* pathsOf(entries: readonly Entry[], base = ""): Generator<string> {
  for (const { path, index, children } of entries) {
    const address = path === undefined ? base : `${base}/${path}`;
    if (children) yield* pathsOf(children, address);
    else if (index || path !== "*") yield address || "/";
  }
}

/** Every static address of routes.ts. */
export const pagePaths: ReadonlySet<string> = new Set(pathsOf(routes));
