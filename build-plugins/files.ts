import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { readOfferedFiles } from "../app/content/derived/offered-files.ts";
import { generatedFiles } from "./generated-files.ts";

const content = resolve("content");

/** Puts the files of content/files into the site, as /files/…. */
export const files = () =>
  generatedFiles("files", /^\/files\//, () =>
    Promise.resolve(
      Array.from(readOfferedFiles(content).keys(), (name) => ({
        address: `/files/${name}`,
        content: () => readFile(join(content, "files", name)),
      })),
    ),
  );
