const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g;
const DATA = ' type="application/ld+json"';
const CLASSIC = "";
const MODULE = ' type="module" async=""';
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const MANIFEST_IMPORT = /^import "(?<address>[^"]+)";\s*/;
const ROUTE_IMPORT = /import \* as (?<name>\w+) from "(?<address>[^"]+)";\s*/g;
const ENTRY_IMPORT = /import\("(?<address>[^"]+)"\);\s*$/;

/** What the framework would have a page run, and the page without it. */
interface TakenScripts {
  html: string;
  /** The body of an async function that starts the application. */
  code: string;
}

/**
 * Takes the framework's scripts, and what would fetch files ahead of the first
 * view, out of a rendered page.
 *
 * @param readManifest gives the text of the framework's own list of files
 * @throws if the framework's output no longer has the shape this relies on
 */
export async function takeScripts(
  rendered: string,
  readManifest: (address: string) => Promise<string>,
): Promise<TakenScripts> {
  const classic: string[] = [];
  const modules: string[] = [];
  const html = rendered
    .replaceAll(MODULE_PRELOAD, "")
    .replaceAll(SCRIPT, (script, attributes: string, code: string) => {
      if (attributes === DATA) return script;
      if (attributes === CLASSIC) classic.push(code.trim());
      else if (attributes === MODULE) modules.push(code.trim());
      else throw new Error(`takeScripts: a script of another kind: ${script}`);
      return "";
    });
  const [module] = modules;
  if (module === undefined || modules.length > 1) {
    throw new Error("takeScripts: not one module script in the rendered page");
  }
  const code = await asFunctionBody(module, readManifest);
  return { html, code: [...classic, code].join("\n") };
}

/** A function imports later than a script, and so what a page does not wait for. */
async function asFunctionBody(
  module: string,
  readManifest: (address: string) => Promise<string>,
): Promise<string> {
  const manifest = MANIFEST_IMPORT.exec(module)?.groups?.address;
  const entry = ENTRY_IMPORT.exec(module)?.groups?.address;
  const routes = Array.from(module.matchAll(ROUTE_IMPORT), ({ groups }) => ({
    name: groups?.name ?? "",
    address: groups?.address ?? "",
  }));
  if (!manifest || !entry || routes.length === 0) {
    throw new Error(`takeScripts: a module script of another shape: ${module}`);
  }
  const rest = module
    .replace(MANIFEST_IMPORT, "")
    .replaceAll(ROUTE_IMPORT, "")
    .replace(ENTRY_IMPORT, "");
  if (rest.includes("import")) {
    throw new Error(`takeScripts: one more import in ${module}`);
  }
  const names = ["{ hydrate }", ...routes.map(({ name }) => name)];
  const files = [entry, ...routes.map(({ address }) => address)];
  return [
    await readManifest(manifest),
    `const [${names.join(",")}] = await Promise.all([${files.map((file) => `import("${file}")`).join(",")}]);`,
    rest.trim(),
    "hydrate();",
  ].join("\n");
}
