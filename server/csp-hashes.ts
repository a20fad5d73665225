import { readFile } from "node:fs/promises";
import { BuildError } from "./start-error.ts";

/** The hashes of the scripts inside each page, by the page's address. */
export type CspHashes = ReadonlyMap<string, readonly string[]>;

/**
 * Reads `build/csp.json`: `{ "pages": { "/services": ["sha256-…", …], … } }`.
 * Throws a {@link BuildError} if it is missing or not of that form.
 */
export async function readCspHashes(file: string): Promise<CspHashes> {
  const { pages } = await readJsonObject(file);
  if (!isObject(pages)) throw new BuildError(`${file} lists no pages.`);

  const hashes = new Map<string, readonly string[]>();
  for (const [address, list] of Object.entries(pages)) {
    if (!isHashList(list)) {
      throw new BuildError(
        `${file}: the entry "${address}" is not a list of sha256 hashes.`,
      );
    }
    hashes.set(address, list);
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

function isHashList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isHash);
}

function isHash(value: unknown): boolean {
  // Strict, because it goes into a response header as it is.
  return typeof value === "string" && /^sha256-[A-Za-z\d+/]{43}=$/.test(value);
}
