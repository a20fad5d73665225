import { Fragment, useDeferredValue, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import type { PageHead as Head } from "~/content/schema/primitives";
import type { PagePath } from "~/page-path";

type PageHeadProps = { head: Head; path: PagePath };

/**
 * A page's title and the tags that search engines read. React renders them into
 * the document's head and removes them together with the page.
 */
export function PageHead({ head, path }: PageHeadProps) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={`${SITE_ORIGIN}${path}`} />
      {head.searchEngines === false && <meta name="robots" content="noindex" />}
    </>
  );
}

/**
 * The part of a page below its first section. After a followed link React renders
 * it once the first section has been painted. On a full page load, after Back or
 * Forward and for a URL with a fragment React renders it at once, because the
 * scroll position depends on it.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  const isShown = useDeferredValue(true, !isFollowed || hash !== "");
  // The placeholder keeps the footer out of the viewport until then.
  return isShown ? children : <div className="below-the-fold" />;
}

/**
 * The sections of a page that its file has, in the order of the file, which the loading
 * has given to the keys (content/load.ts).
 *
 * @param parts what shows each
 */
export function inFileOrder<Page extends object>(
  page: Page,
  parts: {
    [Name in keyof Page]?: (section: NonNullable<Page[Name]>) => ReactNode;
  },
): ReactNode[] {
  const shown: ReactNode[] = [];
  for (const name in page) {
    const section = page[name];
    const show = parts[name];
    if (section && show)
      shown.push(<Fragment key={name}>{show(section)}</Fragment>);
  }
  return shown;
}
