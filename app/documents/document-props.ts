import type { SiteDocument, View } from "~/content/pages/site-document";
import type { Site } from "~/content/site";

/** What a document's component gets: its own content, its page, and the site. */
export type DocumentProps<Of extends View["kind"]> = {
  view: Extract<View, { kind: Of }>;
  document: SiteDocument;
  site: Site;
};
