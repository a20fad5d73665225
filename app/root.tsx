import type { ReactNode } from "react";
import { Links, Scripts, ScrollRestoration, useRouteError } from "react-router";

import { Sprite } from "./components/sprite";
import { fallback } from "./content/fallback";
import { SiteLayout } from "./layout/site-layout";
import {
  errorMessage,
  FallbackScreen,
} from "./sections/shared/fallback-screen";
import otherMedia from "./styles/other-media.css?url";
import "./styles/root.css";

/**
 * The order of the cascade layers. It must be known before any stylesheet, and
 * the order of those is the bundler's.
 */
const LAYERS = "@layer reset, tokens, base, layout, parts, sections, motion;";

/** When the second stylesheet applies; as inside it. */
const OTHER_MEDIA =
  "print, (width < 19rem), (forced-colors: active), (prefers-contrast: more)";

/**
 * The document around every page. Titles and descriptions come from PageHead,
 * what only machines read from app/head.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{LAYERS}</style>
        <Links />
        <link rel="stylesheet" href={otherMedia} media={OTHER_MEDIA} />
      </head>
      <body>
        <Sprite />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Not a route of its own: that would be one more file to fetch. */
export default function Root() {
  return <SiteLayout />;
}

/** For a failure of the layout itself; a page's own is caught in routes/page. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <FallbackScreen
        content={fallback}
        message={errorMessage(useRouteError())}
        isNotFound={false}
      />
    </main>
  );
}
