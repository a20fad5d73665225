import { readSettings, StartError } from "../server/settings.ts";

function settingsOrExit() {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // The message is enough; Vite would add two stack traces to it.
    console.error(error.message);
    return process.exit(1);
  }
}

export const { siteUrl, formService, desk, editor, hsts, policyInPages } =
  settingsOrExit();
