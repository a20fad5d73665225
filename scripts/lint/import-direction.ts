import { posix } from "node:path";

export interface ModuleImport {
  /** The importing file, from the project root, with forward slashes. */
  file: string;
  specifier: string;
  typeOnly: boolean;
}

interface Direction {
  from: RegExp;
  /** If given, the only files it may import. */
  only?: RegExp;
  never?: RegExp;
  /** Exceptions to `never`, for `import type`. */
  types?: RegExp;
  /** If given, the only packages it may import. */
  packages?: string[];
  /** Node runs these files as they are and must find what they import. */
  native?: boolean;
  /** If given, its folders may import only themselves and `shared` of it. */
  apart?: string;
  reason: string;
}

const CONTENT_TYPES = /^app\/content\/schema\//;

// Every line whose `from` fits the importing file holds for it.
const DIRECTIONS: Direction[] = [
  {
    from: /^app\//,
    only: /^app\//,
    reason: "app/ imports nothing from outside app/.",
  },
  {
    from: /^app\/sections\//,
    never: /^app\/(routes|content)\//,
    types: CONTENT_TYPES,
    reason: "Sections get content as props: no routes, no data, only types.",
  },
  {
    from: /^app\/sections\//,
    apart: "app/sections/",
    reason:
      "A page's sections import no other page's, only app/sections/shared.",
  },
  {
    from: /^app\/components\//,
    never: /^app\/(routes|sections|content)\//,
    types: CONTENT_TYPES,
    reason:
      "Components get content as props: no routes, no sections, no data, only types.",
  },
  {
    from: /^app\/(browser|format)\//,
    never: /^app\/(routes|sections|components|content)\//,
    reason: "app/browser and app/format lie below the other folders.",
  },
  {
    from: /^app\/estimate\//,
    only: /^app\/estimate\//,
    packages: [],
    native: true,
    reason:
      "The estimate's arithmetic imports nothing else, by a relative path ending in .ts.",
  },
  {
    from: /^app\/content\/(?!schema\/)/,
    only: /^app\/(content|format)\//,
    packages: [],
    native: true,
    reason:
      "Content imports only content and formats, by a relative path ending in .ts.",
  },
  {
    from: /^app\/content\/schema\//,
    only: /^app\/(content|format|estimate|routes\.ts|plates\.ts|fathoms\.ts|page-path\.ts)/,
    packages: ["zod"],
    native: true,
    reason:
      "Schemas import content, formats, the estimate, the lists of routes, plates and marks, and zod.",
  },
  {
    from: /^app\/measures\//,
    only: /^app\/(measures|content|format|estimate)\/|^app\/measure\.ts$/,
    packages: [],
    native: true,
    reason:
      "Measures import only content, formats, the estimate and measure.ts, by a relative path ending in .ts.",
  },
  {
    from: /^app\/(?!head\/|entry\.server)/,
    never: /^app\/head\//,
    reason: "app/head is for the prerendered HTML: visitors must not load it.",
  },
  {
    from: /^app\/head\/.*(?<!-tags\.tsx)$/,
    only: /^app\/(head|content|format)\/|^app\/page-path\.ts$/,
    packages: [],
    native: true,
    reason:
      "What machines read imports only content and formats, by a relative path ending in .ts.",
  },
  {
    from: /^app\/boot\//,
    only: /^app\/boot\//,
    packages: ["virtual:start-file"],
    reason: "app/boot runs before the app and imports nothing else of it.",
  },
  {
    from: /^server\//,
    only: /^server\//,
    reason: "server/ imports nothing from outside server/.",
  },
];

function resolve({ file, specifier }: ModuleImport): string | undefined {
  if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
  if (!specifier.startsWith(".")) return undefined;
  return posix.join(posix.dirname(file), specifier);
}

function isApart(folders: string, file: string, target: string): boolean {
  if (!target.startsWith(folders)) return false;
  const [own, other] = [file, target].map(
    (path) => path.slice(folders.length).split("/")[0],
  );
  return other !== own && other !== "shared";
}

function forbids(direction: Direction, found: ModuleImport): boolean {
  const target = resolve(found);
  if (target === undefined) {
    return direction.packages?.includes(found.specifier) === false;
  }
  if (direction.native && !/^\..*\.ts$/.test(found.specifier)) return true;
  if (direction.only?.test(target) === false) return true;
  if (direction.apart && isApart(direction.apart, found.file, target)) {
    return true;
  }
  if (found.typeOnly && direction.types?.test(target)) return false;
  return direction.never?.test(`${target}/`) === true;
}

/** Says why an import goes against the direction of the folders, if it does. */
export function wrongDirection(found: ModuleImport): string | undefined {
  if (/\.test\.tsx?$/.test(found.file)) return undefined;
  return DIRECTIONS.find(
    (direction) => direction.from.test(found.file) && forbids(direction, found),
  )?.reason;
}
