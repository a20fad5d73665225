// The types of the content files, which build-plugins/content.ts makes modules.

declare module "content/about.yaml" {
  const content: ContentOf<"about">;
  export default content;
}

declare module "content/articles.yaml" {
  const content: ContentOf<"articles">;
  export default content;
}

declare module "content/brand.yaml" {
  const content: Omit<ContentOf<"brand">, "buildOnly">;
  export default content;
}

declare module "content/case-studies.yaml" {
  const content: ContentOf<"case-studies">;
  export default content;
}

declare module "content/clients.yaml" {
  const content: ContentOf<"clients">;
  export default content;
}

declare module "content/company.yaml" {
  const content: ContentOf<"company">;
  export default content;
}

declare module "content/contact.yaml" {
  const content: ContentOf<"contact">;
  export default content;
}

declare module "content/cookie-notice.yaml" {
  const content: ContentOf<"cookie-notice">;
  export default content;
}

declare module "content/estimator.yaml" {
  const content: ContentOf<"estimator">;
  export default content;
}

declare module "content/fallback.yaml" {
  const content: ContentOf<"fallback">;
  export default content;
}

declare module "content/footer.yaml" {
  const content: ContentOf<"footer">;
  export default content;
}

declare module "content/google-ads.yaml" {
  const content: ContentOf<"google-ads">;
  export default content;
}

declare module "content/home.yaml" {
  const content: ContentOf<"home">;
  export default content;
}

declare module "content/microsoft-ads.yaml" {
  const content: ContentOf<"microsoft-ads">;
  export default content;
}

declare module "content/navigation.yaml" {
  const content: ContentOf<"navigation">;
  export default content;
}

declare module "content/newsletter.yaml" {
  const content: ContentOf<"newsletter">;
  export default content;
}

declare module "content/note-labels.yaml" {
  const content: ContentOf<"note-labels">;
  export default content;
}

declare module "content/pictures.yaml" {
  const content: ContentOf<"pictures">;
  export default content;
}

declare module "content/price-labels.yaml" {
  const content: ContentOf<"price-labels">;
  export default content;
}

declare module "content/privacy.md" {
  const content: ContentOf<"privacy">;
  export default content;
}

declare module "content/report.yaml" {
  const content: ContentOf<"report">;
  export default content;
}

declare module "content/services.yaml" {
  const content: ContentOf<"services">;
  export default content;
}

declare module "content/text-labels.yaml" {
  const content: ContentOf<"text-labels">;
  export default content;
}

declare module "content/thank-you.yaml" {
  const content: ContentOf<"thank-you">;
  export default content;
}

declare module "virtual:announcement" {
  import type { ReactNode } from "react";
  import type { Announcement } from "~/content/schema/announcement";
  export const announcement: Announcement | undefined;
  export const announcementBar: ReactNode;
}

declare module "virtual:site-pages" {
  import type { ComponentType } from "react";
  import type { DocumentFacts } from "~/content/pages/site-document";
  import type { Mark } from "~/format/marks";
  import type { PagePath } from "~/page-path";
  type SitePage = {
    load: () => Promise<{ default: ComponentType }>;
    /** The marks of its sections, from shallow to deep. */
    marks: readonly Mark[];
  };
  /** The paths that are not published, which only the development server shows. */
  export const drafts: readonly string[];
  export const documents: readonly DocumentFacts[];
  export const published: readonly PagePath[];
  export const pages: ReadonlyMap<string, SitePage>;
}
