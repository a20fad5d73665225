import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A well-formed hash made of one letter. */
export const hashOf = (letter: string) => `sha256-${letter.repeat(43)}=`;

const files = {
  "client/index.html": "<h1>Home</h1>",
  "client/services/index.html": "<h1>Services</h1>",
  "client/services.html": "<h1>Services</h1>",
  "client/_headers": "/*",
  "client/404.html": "<h1>Not found</h1>",
  "client/assets/app-1a2b.js": "console.log('app');".repeat(20),
  "client/social/home.png": "picture",
  "client/site.webmanifest": "{}",
  "client/robots.txt": "User-agent: *",
  "client/.env": "SECRET=1",
  "csp.json": JSON.stringify({
    images: ["https://images.example"],
    formService: "https://forms.example/leadline",
    redirects: { "/old-services.php": "/services", "/old": "/" },
    pages: {
      "/": { scripts: [hashOf("a")], styles: [hashOf("b")] },
      "/services": { scripts: [], styles: [] },
      "/404": { scripts: [hashOf("d")], styles: [] },
    },
  }),
};

/** Writes a small build into a temporary folder, which the caller removes. */
export async function createBuild() {
  const root = await mkdtemp(join(tmpdir(), "leadline-server-"));
  const build = join(root, "build");
  for (const [path, text] of Object.entries(files)) {
    const file = join(build, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  }
  const remove = () => rm(root, { recursive: true });
  return { root, build, remove };
}
