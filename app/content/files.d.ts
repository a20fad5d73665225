// The types of the content files, which build-plugins/content.ts makes modules.

declare module "content/about.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["about"];
  export default content;
}

declare module "content/brand.yaml" {
  import type { Content } from "~/content/load";
  const content: Omit<Content["brand"], "buildOnly">;
  export default content;
}

declare module "content/clients.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["clients"];
  export default content;
}

declare module "content/company.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["company"];
  export default content;
}

declare module "content/contact.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["contact"];
  export default content;
}

declare module "content/cookie-notice.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["cookie-notice"];
  export default content;
}

declare module "content/estimator.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["estimator"];
  export default content;
}

declare module "content/fallback.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["fallback"];
  export default content;
}

declare module "content/footer.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["footer"];
  export default content;
}

declare module "content/google-ads.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["google-ads"];
  export default content;
}

declare module "content/home.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["home"];
  export default content;
}

declare module "content/microsoft-ads.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["microsoft-ads"];
  export default content;
}

declare module "content/navigation.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["navigation"];
  export default content;
}

declare module "content/newsletter.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["newsletter"];
  export default content;
}

declare module "content/note-labels.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["note-labels"];
  export default content;
}

declare module "content/pictures.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["pictures"];
  export default content;
}

declare module "content/price-labels.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["price-labels"];
  export default content;
}

declare module "content/privacy.md" {
  import type { Content } from "~/content/load";
  const content: Content["privacy"];
  export default content;
}

declare module "content/report.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["report"];
  export default content;
}

declare module "content/services.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["services"];
  export default content;
}

declare module "content/thank-you.yaml" {
  import type { Content } from "~/content/load";
  const content: Content["thank-you"];
  export default content;
}

declare module "virtual:site-pages" {
  import type { Article } from "~/content/schema/article";
  import type { PagePath } from "~/page-path";
  export const articles: readonly Article[];
  /** The path of every published page, in the order of the site. */
  export const published: readonly PagePath[];
}
