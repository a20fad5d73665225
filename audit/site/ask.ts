/** What the server answered. */
export interface SiteFile {
  status: number;
  body: Buffer;
}

export interface Answer {
  status: number;
  /** The ids of the elements in it that an address may name after "#". */
  ids: readonly string[];
}

/** Fetches each address of the site once. */
export function askOnce(address: string) {
  const known = new Map<string, Promise<SiteFile>>();
  const fetchFile = async (path: string): Promise<SiteFile> => {
    const response = await fetch(`${address}${path}`, { redirect: "manual" });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, body };
  };
  return (path: string): Promise<SiteFile> => {
    const file = known.get(path) ?? fetchFile(path);
    known.set(path, file);
    return file;
  };
}

/** The ids in a page or a drawing; both write them the same way. */
export function idsIn({ status, body }: SiteFile): Answer {
  const ids = [...body.toString().matchAll(/\sid="([^"]+)"/g)];
  return { status, ids: ids.map(([, id = ""]) => id) };
}
