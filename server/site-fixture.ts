import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** A build made for the tests, in a folder of its own. */
export interface SiteFixture {
  /** Holds `build/client` and `build/csp.json`. */
  readonly root: string;
  readonly clientFolder: string;
  readonly remove: () => Promise<void>;
}

/** A well-formed hash made of one letter. */
export const hashOf = (letter: string) => `sha256-${letter.repeat(43)}=`;

export const pageHashes = {
  "/": { scripts: [hashOf("a")], styles: [] },
  "/services": { scripts: [hashOf("b"), hashOf("c")], styles: [hashOf("e")] },
  "/thank-you": { scripts: [], styles: [] },
  "/404": { scripts: [hashOf("d")], styles: [] },
};

export const contents = {
  "index.html": "<h1>Home</h1>",
  "services/index.html": `<h1>Services</h1>${"<p>Text</p>".repeat(100)}`,
  "thank-you/index.html": "<h1>Thank you</h1>",
  "404.html": "<h1>Not found</h1>",
  "assets/app-1a2b.js": "console.log('app');".repeat(20),
  "assets/site-3c4d.css": "body { color: black; }",
  "plates/office.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "site.webmanifest": "{}",
  "robots.txt": "User-agent: *",
  "sitemap.xml": "<urlset/>",
} as const;

/** Writes a small build, with compressed copies as the real one has them. */
export async function createSiteFixture(): Promise<SiteFixture> {
  const root = await mkdtemp(join(tmpdir(), "leadline-server-"));
  const build = join(root, "build");
  const clientFolder = join(build, "client");

  for (const [path, text] of Object.entries(contents)) {
    await write(join(clientFolder, path), text);
    await write(join(clientFolder, `${path}.br`), brotliCompressSync(text));
    await write(join(clientFolder, `${path}.gz`), gzipSync(text));
  }
  await write(join(clientFolder, "assets/font-5e6f.woff2"), "font bytes");
  await write(join(clientFolder, "favicon.ico"), "icon bytes");
  await write(join(clientFolder, "social/home.png"), "picture bytes");
  await write(join(clientFolder, ".env"), "SECRET=1");
  await write(join(clientFolder, ".vite/manifest.json"), "{}");
  await write(join(build, "csp.json"), JSON.stringify({ pages: pageHashes }));

  const remove = () => rm(root, { recursive: true, force: true });
  return { root, clientFolder, remove };
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
