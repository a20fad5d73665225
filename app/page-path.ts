/** The path of a page of this site, such as /contact. */
export type PagePath = `/${string}`;

/** A page, a place on it, or the contact page with its form prefilled. */
export type PageAddress = PagePath | `#${string}`;
