export {};

declare global {
  /** The origin where the site will stand, from SITE_URL at build time. */
  const SITE_ORIGIN: string;

  /** The year of the build, as prerendered into the pages. */
  const BUILD_YEAR: number;
}

declare module "react" {
  /** Numbers of the content that the stylesheets draw: `style={{ "--start": 9 }}`. */
  interface CSSProperties {
    [property: `--${string}`]: number | undefined;
  }
}
