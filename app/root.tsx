import type { ReactNode } from "react";
import { Links, Outlet, Scripts } from "react-router";

import { Sprite } from "./components/sprite";
import "./styles/index.css";
import "virtual:measures.css";

/** The document around every page. Titles and descriptions come from PageHead. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
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
