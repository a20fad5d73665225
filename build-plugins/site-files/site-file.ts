/** A file that the build makes from the content. */
export interface SiteFile {
  /** From the root of the site: "/robots.txt". */
  address: string;
  content: () => Promise<Buffer> | string;
}
