// First, because it declares the order of the cascade layers.
import "./styles/root.css";

import { useContext, type ReactNode } from "react";
import { Links, Scripts, ScrollRestoration, useRouteError } from "react-router";

import { Sprite } from "./components/sprite";
import brand from "content/brand.yaml";
import fallback from "content/fallback.yaml";
import { LeadsContext } from "./features/leads/leads-context";
import { SiteLayout } from "./layout/site-layout";
import {
  errorMessage,
  FallbackScreen,
} from "./sections/shared/fallback-screen";

/**
 * The HTML document around every page. PageHead adds title and description,
 * app/head adds what only machines read.
 */
export function Layout({ children }: { children: ReactNode }) {
  const leads = useContext(LeadsContext);
  return (
    <html lang="en-GB" data-leads={leads || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Links />
      </head>
      <body>
        <Sprite duotones={brand.duotones} />
        {children}
        <ScrollRestoration id="scroll-restoration" />
        <Scripts />
      </body>
    </html>
  );
}

/** The layout is not a layout route: that would be one more script to fetch. */
export default function Root() {
  return <SiteLayout />;
}

/** Catches errors of the layout. routes/page.tsx catches those of a page. */
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
