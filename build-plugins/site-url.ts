import { parseSettings, StartError } from "../server/settings.ts";

function readSiteUrl(): string {
  try {
    return parseSettings(process.env).siteUrl;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // All that whoever runs the build needs; Vite would add two stacks.
    console.error(error.message);
    return process.exit(1);
  }
}

/** Where the site will stand, for canonical addresses; from SITE_URL. */
export const siteUrl = readSiteUrl();
