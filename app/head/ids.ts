import type { PagePath } from "../page-path.ts";

export type GraphNode = {
  "@type": string;
  "@id"?: string;
} & { readonly [property: string]: unknown };

/** The id of the company's node. */
export const organizationId = (origin: string) => `${origin}/#organization`;

export const webPageId = (path: PagePath, origin: string) =>
  `${origin}${path}#webpage`;

/** A reference to another node of the same graph. */
export const refer = (id: string) => ({ "@id": id });
