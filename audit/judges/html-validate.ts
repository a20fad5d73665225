import type { SiteJudge } from "../report/run-judge.ts";
import type { Site } from "../site/site.ts";
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import type { Finding } from "../report/finding.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: [
      "html-validate:recommended",
      "html-validate:document",
      "html-validate:a11y",
    ],
    rules: {
      // How React writes HTML: valid, and not ours to choose.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "void-style": "off",
      // The site's own files come from where the page comes from.
      "require-sri": ["error", { target: "crossorigin" }],
    },
  }),
);

/** Each rule of html-validate that a page, as it is sent, breaks. */
async function validateHtml(where: string, html: string): Promise<Finding[]> {
  const { results } = await validator.validateString(html, where);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => ({
      where,
      rule: ruleId,
      element: selector ?? "",
      message,
    })),
  );
}

const PLANTED = `<!DOCTYPE html><html lang="en"><head><title>Planted</title></head>
    <body><p id="a">One</p><p id="a"><div>Two</div></p><img src="x.png"></body></html>`;

export const htmlValidate = ({ pages }: Site): SiteJudge => ({
  name: "html-validate",
  judged: pages.map(({ path }) => path),
  find: async () => {
    const found = pages.map(({ path, html }) => validateHtml(path, html));
    return { findings: (await Promise.all(found)).flat() };
  },
  planted: {
    find: () => validateHtml("planted", PLANTED),
    rules: ["no-dup-id", "wcag/h37", "close-order"],
  },
});
