import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The tests have settings of their own; an empty one of `.env` counts as unset. */
export function forgetSettings() {
  if (!existsSync(".env")) return;
  for (const name of Object.keys(parseEnv(readFileSync(".env", "utf8"))))
    process.env[name] = "";
}
