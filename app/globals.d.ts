/** Where the site will stand: an origin, from SITE_URL at build time. */
declare const SITE_ORIGIN: string;

/** The year of the build, as prerendered into the pages. */
declare const BUILD_YEAR: number;

declare module "virtual:measures/*.css";

/** A page's start file; build-plugins/start-files.ts puts it together. */
declare module "virtual:start-file" {
  /**
   * @param release lets a form go that is held until the application listens
   * @param isHolding whether one is held already
   */
  export function start(release: () => void, isHolding: boolean): void;
}

/** A view transition of one element; the compiler's own types lack it as yet. */
interface Element {
  startViewTransition?(update: () => void): ViewTransition;
}
