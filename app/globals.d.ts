import type { JSX as ReactJSX } from "react";

import type { MeasuringSettings, Purpose } from "./content/schema/measuring";

declare global {
  /** The origin that the site is served from: SITE_URL at build time. */
  const SITE_ORIGIN: string;

  /** Where forms are sent: to our own server, a form service, or, if empty, nowhere. */
  const FORMS_GO_TO: string;

  /** What the cookie notice asks for: counting, advertising, both or nothing. */
  const ASKED: readonly Purpose[];

  /** Whether visits are counted until a visitor objects. */
  const COUNTS_UNTIL_NO: boolean;

  /** What measures visits, from content/measuring.yaml; null for nothing. */
  const MEASURING: MeasuringSettings | null;

  /**
   * The version of the cookie notice, which says what it asks for. A visitor who
   * accepted another one has not accepted this one, so nothing may run.
   */
  const NOTICE_VERSION: number;

  /** Whether drafts are shown, which search engines must not find. */
  const IS_PREVIEW: boolean;

  /** The year of the build, which the prerendered pages contain. */
  const BUILD_YEAR: number;

  /** What hast-util-to-jsx-runtime makes. */
  namespace JSX {
    type Element = ReactJSX.Element;
    type ElementClass = ReactJSX.ElementClass;
    type IntrinsicElements = ReactJSX.IntrinsicElements;
  }
}

declare module "react" {
  /** Values for the component's stylesheet: `style={{ "--start": 9 }}`. */
  interface CSSProperties {
    [property: `--${string}`]: number | string | undefined;
  }

  interface LinkHTMLAttributes<T> {
    /** Of a stylesheet, which the browser then does not load. */
    disabled?: boolean;
  }
}
