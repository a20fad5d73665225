import { pages, paths } from "../../app/head/pages.ts";

/** What search engines are to find: every page but those left out of them. */
export const indexedPages = paths
  .map((path) => ({ path, ...pages[path] }))
  .filter(({ head }) => head.isIndexed !== false);
