import type { ReactNode } from "react";
import { Links, Outlet, Scripts, useRouteError } from "react-router";

import { Sprite } from "./components/sprite";
import { fallback } from "./content/fallback";
import { errorMessage } from "./format/error-message";
import { FallbackScreen } from "./sections/outcome/fallback-screen";
import "./styles/root.css";

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
        <Links />
      </head>
      <body>
        <Sprite />
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
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
