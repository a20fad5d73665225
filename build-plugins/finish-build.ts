import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { compressFiles } from "./compress-files.ts";
import { hashInlineCode } from "./hash-inline-code.ts";

/**
 * Makes the build folder ready for any static host: 404.html at its root,
 * nothing that only the framework's own server would use, precompressed files, and
 * beside the folder the hashes for the content security policy.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  await rename(join(client, "404/index.html"), join(client, "404.html"));
  await rm(join(client, "404"), { recursive: true });
  await rm(join(client, "__spa-fallback.html"), { force: true });
  await rm(join(client, ".vite"), { recursive: true, force: true });
  await writeFile(
    join(buildDirectory, "csp.json"),
    `${JSON.stringify({ pages: await hashInlineCode(client) }, null, 2)}\n`,
  );
  await compressFiles(client);
  if (!process.env.SITE_URL) {
    console.warn("SITE_URL is not set: canonical addresses name localhost.");
  }
}
