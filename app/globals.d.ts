/** The origin where the site will stand, from SITE_URL at build time. */
declare const SITE_ORIGIN: string;

/** The year of the build, as prerendered into the pages. */
declare const BUILD_YEAR: number;
