// First, because it declares the order of the cascade layers.
import "./styles/root.css";

import { useEffect } from "react";
import { useLocation } from "react-router";

import { ErrorBoundary } from "./components/error-boundary";
import fallback from "content/fallback.yaml";
import { SiteLayout } from "./layout/site-layout";
import { isPage, pageAt, pathOf } from "./navigation/pages";
import { FallbackScreen } from "./sections/shared/fallback-screen";

const notFound = (
  <FallbackScreen
    content={fallback}
    message={fallback.notFound.message}
    isNotFound
  />
);

const failed = (error: unknown) => (
  <FallbackScreen
    content={fallback}
    message={error instanceof Error ? error.message : String(error)}
    isNotFound={false}
  />
);

/** The page of the current URL. Links load its code first (navigation/open-page.ts). */
function Page({ path }: { path: string }) {
  const Content = pageAt(path);
  const isMissing = !Content && isPage(path);
  // After a reload, Back and Forward lead to pages whose code this document lacks.
  useEffect(() => {
    if (isMissing) window.location.reload();
  }, [isMissing]);
  if (isMissing) return <div className="below-the-fold" />;
  return Content ? <Content /> : notFound;
}

/** What React renders and hydrates: the layout around the page of the current URL. */
export function Site() {
  const path = pathOf(useLocation().pathname);
  return (
    <ErrorBoundary fallback={(error) => <main id="main">{failed(error)}</main>}>
      <SiteLayout>
        <ErrorBoundary key={path} fallback={failed}>
          <Page path={path} />
        </ErrorBoundary>
      </SiteLayout>
    </ErrorBoundary>
  );
}
