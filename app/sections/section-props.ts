import type { Page } from "~/content/pages/site-document";
import type { Site } from "~/content/site";

import type { Kind, PlacedSection } from "./kinds";

/** What a section's component gets: its own content, its page, and the site. */
export type SectionProps<Of extends Kind> = {
  section: PlacedSection<Of>;
  page: Page;
  site: Site;
};
