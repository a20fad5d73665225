import * as estimatorSchema from "../../features/estimator/schema.ts";
import { about } from "../about.ts";
import { brands } from "../brands.ts";
import { company } from "../company.ts";
import { contact } from "../contact.ts";
import { cookieNotice } from "../cookie-notice.ts";
import { estimator } from "../estimator.ts";
import { fallback } from "../fallback.ts";
import { figures } from "../figures.ts";
import { footer } from "../footer.ts";
import { googleAds } from "../google-ads.ts";
import { home } from "../home.ts";
import { microsoftAds } from "../microsoft-ads.ts";
import { navigation } from "../navigation.ts";
import { newsletter } from "../newsletter.ts";
import { noteLabels } from "../note-labels.ts";
import { priceLabels } from "../price-labels.ts";
import { privacy } from "../privacy.ts";
import { services } from "../services.ts";
import { thankYou } from "../thank-you.ts";
import { aboutPage } from "./about.ts";
import { googleAdsPage, microsoftAdsPage } from "./ads.ts";
import type { ContentFile } from "./check-content.ts";
import * as companySchema from "./company.ts";
import { contactPage } from "./contact.ts";
import * as figuresSchema from "./figures.ts";
import { homePage } from "./home.ts";
import * as layout from "./layout.ts";
import { privacyPage } from "./privacy.ts";
import { servicesPage } from "./services.ts";
import * as shared from "./shared.ts";
import { thankYouPage } from "./thank-you.ts";

const file = (
  name: string,
  schema: ContentFile["schema"],
  content: unknown,
): ContentFile => ({ file: `app/content/${name}.ts`, schema, content });

/** Every content file with its schema. */
export const siteContent: readonly ContentFile[] = [
  file("company", companySchema.company, company),
  file("figures", figuresSchema.figures, figures),
  file("brands", shared.brands.omit({ mark: true }), brands),
  file("price-labels", shared.priceLabels, priceLabels),
  file("note-labels", shared.noteLabels, noteLabels),
  file("newsletter", shared.newsletterForm, newsletter),
  file("navigation", layout.navigation, navigation),
  file("home", homePage, home),
  file("services", servicesPage, services),
  file("google-ads", googleAdsPage, googleAds),
  file("microsoft-ads", microsoftAdsPage, microsoftAds),
  file("estimator", estimatorSchema.estimator, estimator),
  file("about", aboutPage, about),
  file("contact", contactPage, contact),
  file("privacy", privacyPage, privacy),
  file("thank-you", thankYouPage, thankYou),
  file("footer", layout.footer, footer),
  file("cookie-notice", layout.cookieNotice, cookieNotice),
  file("fallback", layout.fallback, fallback),
];
