/** One thing of a schema.org graph. */
export type GraphNode = {
  "@type": string;
  "@id"?: string;
} & { readonly [property: string]: unknown };

/** Points to another thing of the same graph. */
export type Reference = { readonly "@id": string };

/** Where in the graph the things stand that every page tells of. */
export const organizationId = (origin: string) => `${origin}/#organization`;
export const websiteId = (origin: string) => `${origin}/#website`;

export const refer = (id: string): Reference => ({ "@id": id });
