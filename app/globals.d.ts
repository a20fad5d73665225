/** Where the site will stand: an origin, from SITE_URL at build time. */
declare const SITE_ORIGIN: string;

/** The year of the build, as prerendered into the pages. */
declare const BUILD_YEAR: number;

declare module "virtual:boot-script" {
  const code: string;
  export default code;
}

declare module "virtual:measures/*.css";
