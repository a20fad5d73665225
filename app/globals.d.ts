export {};

declare global {
  /** The origin that the site is served from: SITE_URL at build time. */
  const SITE_ORIGIN: string;

  /** The form service that forms are sent to: LEADS_ENDPOINT at build time, or "". */
  const FORM_SERVICE: string;

  /** The year of the build, which the prerendered pages contain. */
  const BUILD_YEAR: number;
}

declare module "react" {
  /** Values for the component's stylesheet: `style={{ "--start": 9 }}`. */
  interface CSSProperties {
    [property: `--${string}`]: number | string | undefined;
  }
}
