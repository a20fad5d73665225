import type { z } from "zod";

import { brand } from "../brand/schema.ts";
import { announcement } from "./schema/layout.ts";
import { company } from "./schema/company.ts";
import { contactForm, enquiryDesk } from "./schema/contact-form.ts";
import { estimator } from "./schema/estimator.ts";
import * as layout from "./schema/layout.ts";
import { measuring } from "./schema/measuring.ts";
import { articles } from "./schema/pages/articles.ts";
import { caseStudies } from "./schema/pages/case-studies.ts";
import { pictures } from "./schema/pictures.ts";
import { report } from "./schema/report.ts";
import * as shared from "./schema/shared.ts";

/** The schema of each file in content/ that is no page, by its name without its ending. */
export const schemas = {
  brand,
  company,
  figures: shared.figures.default({}),
  "contact-form": contactForm,
  report,
  articles,
  "case-studies": caseStudies,
  pictures,
  clients: shared.clients,
  estimator,
  "price-labels": shared.priceLabels,
  "note-labels": shared.noteLabels,
  "text-labels": layout.textLabels,
  newsletter: layout.newsletterForm,
  navigation: layout.navigation,
  footer: layout.footer,
  "cookie-notice": layout.cookieNotice,
  fallback: layout.fallback,
  "enquiry-desk": enquiryDesk,
  measuring,
  announcement,
  redirects: layout.redirects,
} satisfies Record<string, z.ZodType>;

type FileName = keyof typeof schemas;

/** What the files have that are no pages, by their names. */
export type Content = {
  [Name in Exclude<FileName, "report">]: z.output<(typeof schemas)[Name]>;
} & {
  /** Without a page that shows the report nobody reads its file. */
  report: z.output<typeof report> | undefined;
};
