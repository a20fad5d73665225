/** A page's own file; the layout and the boundary are in every page. */
export const PAGE =
  /[\\/]app[\\/]routes[\\/](?!(?:layout|page)\.)([^\\/.]+)\.tsx/;

/** What is the site's own. */
export const SITE = /[\\/]app[\\/]/;

/** A script of it, and no copy. */
export const OWN_SCRIPT = /[\\/]app[\\/][^?]+\.tsx?$/;

const COPY = /\?in=([^?]+)$/;

/** What a copy is a copy of; undefined for what is none. */
export const originalOf = (id: string): string | undefined =>
  COPY.test(id) ? id.replace(COPY, "") : undefined;

/** The page whose script it is, or whose copy; undefined for every page's. */
export function ownerOf(id: string): string | undefined {
  return (COPY.exec(id) ?? PAGE.exec(id))?.[1];
}
