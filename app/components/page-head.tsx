import type { PageHead as Head } from "~/content/schema/primitives";
import type { PagePath } from "~/page-path";

type Props = { head: Head; path: PagePath };

/** A page's title and the tags that search engines read, which React puts into the head. */
export function PageHead({ head, path }: Props) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={`${SITE_ORIGIN}${path}`} />
      {head.searchEngines === false && <meta name="robots" content="noindex" />}
    </>
  );
}
