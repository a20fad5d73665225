import type { AdsPage } from "./schema/ads.ts";
import type { ContactPage } from "./schema/contact.ts";

/** Pages that may be missing, because of a problem. */
type Pages = {
  contact?: ContactPage;
  "google-ads"?: Pick<AdsPage, "pricing">;
  "microsoft-ads"?: Pick<AdsPage, "pricing">;
};

/**
 * Tells the contact form the names of the packages that can be estimated: it
 * accepts no others in a URL. The names alone are small; with their pages the
 * form would load all the texts of these.
 */
export function namePackages({
  contact,
  "google-ads": googleAds,
  "microsoft-ads": microsoftAds,
}: Pages): void {
  const names = [googleAds, microsoftAds].flatMap((page) =>
    (page?.pricing.packages ?? []).map(({ name }) => name),
  );
  contact?.hero.form.packageNames.push(...new Set(names));
}
