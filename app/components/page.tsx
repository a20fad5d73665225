import { Fragment, type ReactNode } from "react";

import type { PageHead as Head } from "~/content/schema/primitives";
import type { PagePath } from "~/page-path";

type PageHeadProps = { head: Head; path: PagePath };

/** A page's title and the tags that search engines read, which React puts into the head. */
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
