import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import TextPage from "~/documents/text/page";

import { copyContent, expectTold, load, write } from "../content-fixture";

copyContent();

const HERO = { section: "hero", title: ["Hi."] };
const list = (mark?: string) => ({
  section: "list",
  ...(mark !== undefined && { mark }),
  heading: "Why",
  entries: [{ title: "So" }],
});

type Written = Record<string, unknown>;

const writePage = (front: Written, text: string, file = "pages/offer.md") =>
  write(file, `---\n${JSON.stringify(front)}\n---\n${text}`);

const head = {
  title: "Google Ads for heating engineers",
  description: "Ninety days of Google Ads for heating engineers.",
};

const TEXT = `The first words.

\`\`\`stats
63M+ = people
£2.50 = a visit
\`\`\`

## List

One.

## More

Two.
`;

function shown(front: Written) {
  writePage({ ...head, ...front }, TEXT);
  const { pages: _, documents, ...site } = load();
  const document = documents.find(({ path }) => path === "/offer");
  if (document?.view.kind !== "page") throw new Error("there is no page");
  const { sections, view } = document;
  const { parts } = view.page.text;
  return {
    ids: sections.map(({ frame }) => frame.id),
    marks: sections.map(({ frame }) => frame.mark),
    ends: sections.map(({ frame }) => frame.isLast),
    depths: parts.map(({ mark }) => mark?.fathoms),
    html: renderToStaticMarkup(
      <TextPage
        view={view}
        document={document}
        site={{ ...site, pages: [], documents: [] }}
      />,
    ),
  };
}

test("above and below a text the sections' ids and marks go on", () => {
  const page = shown({ above: [HERO, list("Why")], below: [list("Why not")] });
  expect(page.ids).toEqual(["hero", "list-2", "list-3"]);
  expect(page.marks).toEqual([
    undefined,
    { label: "Why", fathoms: 2, isFirst: true },
    { label: "Why not", fathoms: 7, isFirst: false },
  ]);
  expect(page.depths).toEqual([3, 5]);
  expect(page.ends).toEqual([false, false, true]);
  // Where the sections end, the line does.
  expect(page.html).not.toContain("lead-weight");
});

test("below a hero nothing of the text is lost", () => {
  const { html } = shown({ above: [HERO] });
  expect(html).not.toContain("<h1");
  expect(html).toContain('<p class="lead">The first words.</p>');
  expect(html).toContain('<dt class="label">people</dt>');
  expect(html.split('class="lead-weight"')).toHaveLength(2);
});

test.each([
  [{ above: [list()] }, "above: must begin with a hero, which says the page's"],
  [{ above: [HERO, HERO] }, "above: must begin with a hero"],
  [{ below: [HERO] }, "below: may have no hero"],
  [
    { above: [HERO], kicker: "Ads" },
    'kicker: is not shown with "above"; write it into the hero there',
  ],
  [
    { above: [HERO], drawing: "coil", "drawing alt": "A coil" },
    'drawing: is not shown with "above"; write it into the hero there',
  ],
  [
    { above: [{ ...HERO, "hanging prices": "Prices" }] },
    'above, hero, hanging prices: needs a section "prices"',
  ],
])("%j is refused", (front, reason) => {
  writePage({ ...head, ...front }, TEXT);
  expectTold(reason);
});
