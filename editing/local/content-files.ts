import { createHash, randomUUID } from "node:crypto";
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** Why a file is not read or written, as an HTTP status and a sentence for the editor. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: 403 | 404 | 412;

  constructor(status: 403 | 404 | 412, message: string) {
    super(message);
    this.status = status;
  }
}

/** As an ETag has it. */
const versionOf = (bytes: Uint8Array) =>
  `"${createHash("sha256").update(bytes).digest("hex")}"`;

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** The files of the folder `content/` of a working copy, by paths like `content/home.yaml`. */
export function contentFiles(project: string) {
  const root = join(project, "content");
  let last: Promise<unknown> = Promise.resolve();

  /** The place of a path on the disk, to which no symbolic link leads. */
  async function placeOf(path: string): Promise<string> {
    const place = join(project, path);
    if (!place.startsWith(join(root, sep)))
      throw new Refusal(403, `${path} is not in content/.`);
    const names = relative(root, place).split(sep);
    const places = names.map((_, index) =>
      join(root, ...names.slice(0, index + 1)),
    );
    for (const each of [root, ...places]) {
      const stats = await lstat(each).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        return undefined;
      });
      if (!stats) break;
      if (each === place ? !stats.isFile() : !stats.isDirectory())
        throw new Refusal(403, `${path} leads through something else.`);
    }
    return place;
  }

  async function read(path: string) {
    const place = await placeOf(path);
    const bytes = await readFile(place).catch((error: unknown) => {
      if (isMissing(error)) throw new Refusal(404, `There is no ${path}.`);
      throw error;
    });
    return { bytes, version: versionOf(bytes) };
  }

  /** Throws if the file is not as it was when the editor has read it, or if it is new. */
  async function checkVersion(path: string, expected: string | undefined) {
    const version = await read(path).then(
      (found) => found.version,
      (error: unknown) => {
        if (error instanceof Refusal && error.status === 404) return undefined;
        throw error;
      },
    );
    if (version === expected) return;
    const what = expected === undefined ? "is there already" : "has changed";
    throw new Refusal(
      412,
      `${path} ${what}: somebody else has saved it meanwhile. Nothing was saved. Copy what you wrote, load this page again, and enter it there.`,
    );
  }

  /** One change after another, so that none comes between a check and its writing. */
  function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = last.then(change);
    last = result.catch(() => undefined);
    return result;
  }

  return {
    /** All paths but those of hidden files. */
    async list(): Promise<string[]> {
      const entries = await readdir(root, {
        recursive: true,
        withFileTypes: true,
      });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          relative(project, join(parentPath, name)).replaceAll(sep, "/"),
        )
        .filter((path) => !path.includes("/."));
    },
    read,
    /** Writes all or nothing; returns the new version. */
    write: (path: string, bytes: Uint8Array, expected: string | undefined) =>
      inTurn(async () => {
        const place = await placeOf(path);
        await checkVersion(path, expected);
        await mkdir(dirname(place), { recursive: true });
        // Not in content/, which the development server watches.
        const draft = join(project, "app/generated", randomUUID());
        await writeFile(draft, bytes);
        await rename(draft, place);
        return versionOf(bytes);
      }),
    remove: (path: string, expected: string) =>
      inTurn(async () => {
        await checkVersion(path, expected);
        await rm(await placeOf(path));
      }),
  };
}

/** The real path of the project, in which no symbolic link is left. */
export const realProject = (): Promise<string> => realpath(".");
