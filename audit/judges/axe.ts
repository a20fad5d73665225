import { AxeBuilder } from "@axe-core/playwright";
import { WCAG_STANDARDS } from "../../tests/e2e/wcag-standards.ts";
import type { PageJudge } from "../views/page-judge.ts";

/** axe-core: WCAG 2.0 to 2.2, A and AA, and its best practices. */
export const axe: PageJudge = {
  name: "axe-core",
  look: async (page) => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(WCAG_STANDARDS)
      .options({ resultTypes: ["violations"] })
      .analyze();
    return violations.flatMap(({ id, nodes, help }) =>
      nodes.map(({ target, failureSummary }) => ({
        rule: id,
        element: target.join(" "),
        message: failureSummary ?? help,
      })),
    );
  },
  planted: {
    html: `<!doctype html><html lang="en"><title>Planted</title><main>
      <h1>Planted</h1><img src="data:,">
      <p style="color: #aaa; background: #fff">Too pale to read</p>
      <h4>A level left out</h4></main>`,
    rules: ["image-alt", "color-contrast", "heading-order"],
  },
};
