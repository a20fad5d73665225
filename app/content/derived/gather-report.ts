import type { Content } from "../schemas.ts";
import type { SitePage } from "../pages/site-pages.ts";
import { smallReport } from "./small-report.ts";

/** Gives the ads pages the report, if its page is published. */
export function gatherReport(
  content: Content,
  pages: readonly SitePage[],
): void {
  const { hero, sheet, report, client } = content.report;
  const isShown = pages.some(
    ({ name, isPublished }) => name === "report" && isPublished,
  );
  if (!isShown || !sheet) return;
  const small = smallReport(
    { hero, sheet, report, client },
    content.brand.name,
  );
  for (const page of ["google-ads", "microsoft-ads"] as const)
    content[page].proof = small;
}
