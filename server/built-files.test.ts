import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildApp } from "./app.ts";
import { createBuild, hashOf } from "./build-fixture.ts";
import { StartError } from "./settings.ts";

describe("an incomplete build", () => {
  it.each([
    ["no JSON", "{"],
    ["no pages", "{}"],
    [
      "a page missing",
      '{"images":[],"pages":{"/404":{"scripts":[],"styles":[]}}}',
    ],
    [
      "another directive in place of a hash",
      `{"images":[],"pages":{"/":{"scripts":["${hashOf("a")}; img-src *"],"styles":[]}}}`,
    ],
    [
      "another directive in place of an origin",
      '{"images":["https://a.example; script-src *"],"pages":{}}',
    ],
  ])("is refused: csp.json with %s", async (_name, text) => {
    const { build, remove } = await createBuild();
    await writeFile(join(build, "csp.json"), text);
    await expect(buildApp(build, "silent")).rejects.toThrow(StartError);
    await remove();
  });

  it.each(["csp.json", "client", "client/404.html"])(
    "is refused without %s, and says what to do",
    async (path) => {
      const { build, remove } = await createBuild();
      await rm(join(build, path), { recursive: true });
      await expect(buildApp(build, "silent")).rejects.toThrow("npm run build");
      await remove();
    },
  );
});
