import { parseSettings, StartError } from "../server/settings.ts";

function readSiteUrl(): string {
  try {
    return parseSettings(process.env).siteUrl;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // The message is enough; Vite would add two stack traces to it.
    console.error(error.message);
    return process.exit(1);
  }
}

/** The origin of the site for canonical URLs, from the variable SITE_URL. */
export const siteUrl = readSiteUrl();
