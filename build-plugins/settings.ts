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

export const {
  siteUrl,
  formService,
  /** The enquiry desk, if it is on. */
  desk,
  /** The repository that /admin edits, if the build has it. */
  editor,
  /** The scope of HSTS: this host, its subdomains, or the preload list. */
  hsts,
  /** Whether each page has its security policy in itself, for GitHub Pages. */
  policyInPages,
} = settingsOrExit();
