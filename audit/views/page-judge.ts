import type { Page } from "@playwright/test";
import type { Finding } from "../report/finding.ts";

type PageFinding = Omit<Finding, "where">;

/** A judge that looks at a page in a browser. */
export interface PageJudge {
  name: string;
  /** What it finds in the page as it stands; it may not change how that looks. */
  look: (page: Page) => Promise<PageFinding[]>;
  /** A page with faults, and the rules that they break. */
  planted: { html: string; rules: string[] };
}
