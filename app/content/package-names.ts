import type { AdsPage } from "./schema/ads.ts";
import type { ContactPage } from "./schema/contact.ts";

/** The pages with packages; one is missing if its file has a problem. */
type Pages = {
  contact?: ContactPage;
  "google-ads"?: Pick<AdsPage, "pricing">;
  "microsoft-ads"?: Pick<AdsPage, "pricing">;
};

/**
 * Adds the names of the packages that can be estimated to the contact page's content,
 * because the form accepts no others in a URL. Imports of the ads pages' content
 * would load all their texts with the form.
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
