import {
  index,
  layout,
  route,
  type RouteConfig,
} from "@react-router/dev/routes";

import { isArticle, listPages, readSources } from "./content/site-pages.ts";

const published = listPages(readSources("content")).filter(
  ({ isPublished }) => isPublished,
);

/** Every path of the site. The build prerenders the static ones. */
export default [
  layout("routes/page.tsx", [
    ...published.map(({ name, path }) => {
      if (path === "/") return index("routes/home.tsx");
      // build-plugins/content.ts makes the Markdown file a route module.
      return isArticle(name)
        ? route(path, `../content/${name}.md`, { id: name })
        : route(path, `routes/${name}.tsx`);
    }),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
