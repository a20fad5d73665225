import { cp, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "../../build-plugins/finish-build.ts";
import { ROOT } from "../harness/serve-site.ts";

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Puts the build into a copy of the project, with every script tag removed. */
export async function buildWithoutScripts(copy: string): Promise<void> {
  await cp(join(ROOT, "build"), join(copy, "build"), { recursive: true });
  const client = join(copy, "build/client");
  let removed = 0;
  for await (const page of glob("**/*.html", { cwd: client })) {
    const file = join(client, page);
    const html = await readFile(file, "utf8");
    removed += html.match(SCRIPT)?.length ?? 0;
    await writeFile(file, html.replaceAll(SCRIPT, ""));
  }
  if (removed === 0) throw new Error("The pages had no scripts to remove.");
  await compressFiles(client);
}
