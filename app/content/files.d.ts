// The types of the modules that build-plugins/content.ts makes of the content files.

declare module "virtual:content" {
  import type { Content } from "~/content/schemas";
  export const announcement: Content["announcement"];
  export const about: Content["about"];
  export const articles: Content["articles"];
  export const brand: Omit<Content["brand"], "buildOnly">;
  export const caseStudies: Content["case-studies"];
  export const clients: Content["clients"];
  export const company: Content["company"];
  export const contact: Content["contact"];
  export const cookieNotice: Content["cookie-notice"];
  export const estimator: Content["estimator"];
  export const fallback: Content["fallback"];
  export const footer: Content["footer"];
  export const googleAds: Content["google-ads"];
  export const home: Content["home"];
  export const microsoftAds: Content["microsoft-ads"];
  export const navigation: Content["navigation"];
  export const newsletter: Content["newsletter"];
  export const noteLabels: Content["note-labels"];
  export const pictures: Content["pictures"];
  export const priceLabels: Content["price-labels"];
  export const privacy: Content["privacy"];
  export const report: Content["report"];
  export const services: Content["services"];
  export const textLabels: Content["text-labels"];
  export const thankYou: Content["thank-you"];
}

declare module "virtual:site-pages" {
  import type { DocumentFacts } from "~/content/pages/site-document";
  import type { Mark } from "~/format/marks";
  import type { PagePath } from "~/page-path";
  /** The name and the marks of each page that is published, from shallow to deep. */
  export const pages: ReadonlyMap<
    string,
    { name: string; marks: readonly Mark[] }
  >;
  /** The paths that are not published, which only the development server shows. */
  export const drafts: readonly string[];
  export const documents: readonly DocumentFacts[];
  export const published: readonly PagePath[];
}
