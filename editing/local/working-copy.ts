// A folder as the File System Access API has it, over the development server's endpoint:
// it works in every browser, and no folder has to be chosen.
import type { Feedback } from "./endpoint.ts";
import { showFeedback } from "./feedback.ts";

const FILES = "/admin/files";
const TOKEN = "editing.token";

// Sveltia drops the query once it has made an entry.
const given = new URLSearchParams(location.search).get("token");
if (given !== null) sessionStorage.setItem(TOKEN, given);
const token = sessionStorage.getItem(TOKEN) ?? "";

/** What the disk has, by path: undefined until the file has been read. */
const versions = new Map<string, string | undefined>();

async function ask(path: string, method: string, body?: Blob) {
  const version = versions.get(path);
  const address = [FILES, ...path.split("/").filter(Boolean)]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join("/");
  const answer = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(version !== undefined && { "if-match": version }),
    },
    ...(body && { body }),
  }).catch(() => {
    throw new Error(
      "The development server does not answer: nothing was saved. Start it with npm run edit.",
    );
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

async function read<Body>(answer: Response): Promise<Body> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- endpoint.ts has written it
  const body: Body = await answer.json();
  return body;
}

const missing = (path: string) =>
  new DOMException(`There is no ${path}.`, "NotFoundError");

class Handle {
  readonly name: string;
  protected readonly path: string;

  constructor(path: string) {
    this.path = path;
    this.name = path.replace(/.*\//, "");
  }
}

class WorkingFile extends Handle {
  readonly kind = "file";

  async getFile(): Promise<File> {
    const answer = await ask(this.path, "GET");
    versions.set(this.path, answer.headers.get("etag") ?? undefined);
    const type = answer.headers.get("content-type") ?? "";
    return new File([await answer.blob()], this.name, { type });
  }

  /** Sveltia writes once, with all that the file has; it ignores what closing says. */
  async createWritable() {
    const { path } = this;
    return {
      async write(content: BlobPart) {
        const answer = await ask(path, "PUT", new Blob([content]));
        versions.set(path, answer.headers.get("etag") ?? undefined);
        showFeedback(await read<Feedback>(answer), path);
      },
      async close() {},
    };
  }
}

class WorkingFolder extends Handle {
  readonly kind = "directory";

  #pathOf(name: string) {
    return this.path === "" ? name : `${this.path}/${name}`;
  }

  /** What lies in this folder itself. */
  *#children() {
    const start = this.#pathOf("");
    const names = new Map<string, boolean>();
    for (const path of versions.keys()) {
      if (!path.startsWith(start)) continue;
      const [name = "", ...below] = path.slice(start.length).split("/");
      names.set(name, below.length > 0);
    }
    for (const [name, isFolder] of names) {
      const path = this.#pathOf(name);
      const entry = isFolder ? new WorkingFolder(path) : new WorkingFile(path);
      yield [name, entry] as const;
    }
  }

  async *entries() {
    yield* this.#children();
  }

  async getDirectoryHandle(name: string, { create = false } = {}) {
    const path = this.#pathOf(name);
    const isThere = [...versions.keys()].some((each) =>
      each.startsWith(`${path}/`),
    );
    if (!isThere && !create) throw missing(path);
    return new WorkingFolder(path);
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const path = this.#pathOf(name);
    if (!versions.has(path) && !create) throw missing(path);
    return new WorkingFile(path);
  }

  /** Git knows no empty folders, so that only files are removed. */
  async removeEntry(name: string) {
    const path = this.#pathOf(name);
    if (!versions.has(path)) return;
    const answer = await ask(path, "DELETE");
    versions.delete(path);
    showFeedback(await read<Feedback>(answer));
  }
}

/**
 * Has Sveltia work on the files of the working copy. Of its backends the one for tries is
 * the one that asks for no repository and no account; it keeps files in the browser's own
 * folder, whose place the working copy takes.
 */
export async function openWorkingCopy(): Promise<void> {
  const list = await ask("", "GET");
  for (const path of await read<string[]>(list)) versions.set(path, undefined);
  const folder = { getDirectoryHandle: async () => new WorkingFolder("") };
  Object.defineProperty(navigator.storage, "getDirectory", {
    value: async () => folder,
  });
  // With it, files would be written under another name first, and then be moved.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
  localStorage.setItem(
    "sveltia-cms.user",
    JSON.stringify({ backendName: "test-repo" }),
  );
}
