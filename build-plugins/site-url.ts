import { parseSiteUrl } from "../server/settings.ts";

/** Where the site will stand, for canonical addresses; from SITE_URL. */
export const siteUrl = parseSiteUrl(process.env.SITE_URL);
