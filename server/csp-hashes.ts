import { readFile } from "node:fs/promises";
import { BuildError } from "./start-error.ts";

/** The hashes of what stands inside a page and may run or style it. */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** By the page's address. */
export type CspHashes = ReadonlyMap<string, PageHashes>;

/**
 * Reads `build/csp.json`:
 * `{ "pages": { "/services": { "scripts": ["sha256-…", …], "styles": […] }, … } }`.
 * Throws a {@link BuildError} if it is missing or not of that form.
 */
export async function readCspHashes(file: string): Promise<CspHashes> {
  const { pages } = await readJsonObject(file);
  if (!isObject(pages)) throw new BuildError(`${file} lists no pages.`);

  const hashes = new Map<string, PageHashes>();
  for (const [address, entry] of Object.entries(pages)) {
    if (!isPageHashes(entry)) {
      throw new BuildError(
        `${file}: the entry "${address}" does not list sha256 hashes of scripts and styles.`,
      );
    }
    hashes.set(address, entry);
  }
  return hashes;
}

async function readJsonObject(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new BuildError(`${file} is missing.`);
  });
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Answered below, like JSON that is not an object.
  }
  throw new BuildError(`${file} is not a JSON object.`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPageHashes(value: unknown): value is PageHashes {
  return (
    isObject(value) && isHashList(value.scripts) && isHashList(value.styles)
  );
}

function isHashList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isHash);
}

function isHash(value: unknown): boolean {
  // Strict, because it goes into a response header as it is.
  return typeof value === "string" && /^sha256-[A-Za-z\d+/]{43}=$/.test(value);
}
