// First, because it declares the order of the cascade layers.
import "./styles/root.css";

import { createElement, use, type ReactNode } from "react";
import { useLocation } from "react-router";

import { ErrorBoundary } from "./components/error-boundary";
import { fallback } from "virtual:content";
import { SiteLayout } from "./layout/site-layout";
import { isPage, loadPage, pageAt, pathOf } from "./navigation/page-code";
import { FallbackScreen } from "./sections/shared/fallback-screen";

const failed = (error: unknown) => (
  <FallbackScreen
    content={fallback}
    message={error instanceof Error ? error.message : String(error)}
    isNotFound={false}
  />
);

const failedLayout = (error: unknown) => <main id="main">{failed(error)}</main>;

/**
 * The page of the current URL. Links load its code first (navigation/open-page.ts). After
 * a reload, Back and Forward lead to pages whose code is not there yet: until it comes,
 * React leaves the other page as it is.
 */
function Page({ path }: { path: string }) {
  if (!pageAt(path)) use(loadPage(path));
  const page = pageAt(path);
  return page && createElement(page);
}

/**
 * What React renders and hydrates: the layout around the page of the current URL. The
 * children are the document of a URL that is no page; browsers leave it as it is.
 */
export function Site({ children }: { children?: ReactNode }) {
  const path = pathOf(useLocation().pathname);
  return (
    <ErrorBoundary path={path} fallback={failedLayout}>
      <SiteLayout isDocument={!isPage(path)}>
        {isPage(path) ? (
          <ErrorBoundary path={path} fallback={failed}>
            <Page path={path} />
          </ErrorBoundary>
        ) : (
          children
        )}
      </SiteLayout>
    </ErrorBoundary>
  );
}
