import type { z } from "zod";

import { brand } from "../brand/schema.ts";
import { announcement } from "./schema/announcement.ts";
import { aboutPage } from "./schema/pages/about.ts";
import { articles } from "./schema/pages/articles.ts";
import { googleAdsPage, microsoftAdsPage } from "./schema/pages/ads.ts";
import { caseStudies } from "./schema/pages/case-studies.ts";
import { company } from "./schema/company.ts";
import {
  contactPage,
  enquiryDesk,
  thankYouPage,
} from "./schema/pages/contact.ts";
import { estimator } from "./schema/estimator.ts";
import { homePage } from "./schema/pages/home.ts";
import * as layout from "./schema/layout.ts";
import { measuring } from "./schema/measuring.ts";
import { pictures } from "./schema/pictures.ts";
import { privacyPage } from "./schema/pages/privacy.ts";
import { reportPage } from "./schema/pages/report.ts";
import { servicesPage } from "./schema/pages/services.ts";
import * as shared from "./schema/shared.ts";

/** The schema of each file in content/, by the file's name without its ending. */
export const schemas = {
  brand,
  company,
  figures: shared.figures,
  home: homePage,
  services: servicesPage,
  "google-ads": googleAdsPage,
  "microsoft-ads": microsoftAdsPage,
  report: reportPage,
  about: aboutPage,
  contact: contactPage,
  privacy: privacyPage,
  "thank-you": thankYouPage,
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

/** All content as the pages use it, by the file's name. */
export type Content = {
  [Name in FileName]: z.output<(typeof schemas)[Name]>;
};
