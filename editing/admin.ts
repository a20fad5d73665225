// oxlint-disable-next-line import/no-unassigned-import -- first: Sveltia reads it when it is loaded
import "./preferences.ts";

import {
  type CmsConfig,
  init,
  registerCustomFormat,
  registerEventListener,
} from "@sveltia/cms";

import type { editorConfig } from "./config/config.ts";
import { formatFor } from "./format/format.ts";
import { photoWithoutWords } from "./format/photographs.ts";
import { showFeedback } from "./local/feedback.ts";
import { openWorkingCopy } from "./local/working-copy.ts";

type Config = ReturnType<typeof editorConfig> & CmsConfig;

try {
  const answer = await fetch("/admin/config.json");
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the server has it from there
  const config: Config = await answer.json();
  for (const collection of config.collections)
    for (const { format = "", fields } of "files" in collection
      ? collection.files
      : [collection])
      registerCustomFormat(
        format,
        format.endsWith(".yaml") ? "yaml" : "md",
        formatFor(fields),
      );
  // A constant of the build: what a host serves has no code for the working copy.
  if (IS_LOCAL) await openWorkingCopy();
  registerEventListener({
    name: "preSave",
    handler({ entry }) {
      const problem = photoWithoutWords(entry.toJS());
      // By this name Sveltia shows the reason, and saves nothing.
      if (problem !== undefined)
        throw new Error("saving_failed", { cause: new Error(problem) });
    },
  });
  await init({ config: { load_config_file: false, ...config } });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  showFeedback({ isMistake: true, own: [reason], others: [] });
}
