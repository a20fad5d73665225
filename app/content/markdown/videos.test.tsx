import { renderToStaticMarkup } from "react-dom/server";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { Nodes } from "~/sections/shared/text/nodes";

import { copyContent, folder, load, problems } from "../content-fixture";

copyContent();

/** Adds a page with a line of Markdown to the copied content. */
const write = (line: string) =>
  writeFileSync(
    join(folder, "pages/some-page.md"),
    `---\ntitle: Films\ndescription: What we filmed.\n---\n\n## Part\n\n${line}\n`,
  );

test.each([
  ["https://youtu.be/aBcDeFgHi-0?si=x", "-nocookie.com/embed/aBcDeFgHi-0?"],
  ["https://www.youtube.com/watch?t=9&v=aBcDeFgHi-0", "/embed/aBcDeFgHi-0?"],
  ["https://vimeo.com/7697/ab12cd34ef", "vimeo.com/video/7697?dnt=1"],
])("the film %s has a picture, and a player that waits", (address, player) => {
  write(`[![Open water](swell "The sea. It is deep.")](${address})`);
  const { documents, content } = load();
  const view = documents.find(({ path }) => path.endsWith("/some-page"))?.view;
  const [part] = view?.kind === "page" ? view.page.text.parts : [];
  const html = renderToStaticMarkup(
    <Nodes nodes={part?.blocks ?? []} labels={content["text-labels"]} />,
  ).replaceAll("&amp;", "&");
  expect(html).toContain('alt="Open water"');
  expect(html).toMatch(/(?:YouTube|Vimeo), which then learns your IP address/);
  expect(html).toContain(`href="${address}" data-player="https://`);
  expect(html).toContain(player);
  expect(html).not.toContain("<iframe");
});

test.each([
  [
    "https://youtu.be/aBcDeFgHiJk",
    "the film https://youtu.be/aBcDeFgHiJk needs",
  ],
  ["[![Sea](swell)](https://youtu.be/aBc)", "https://youtu.be/aBc is no film"],
  ["[![Sea](sea.jpg)](https://vimeo.com/7)", "there is no sea.jpg in content/"],
])("the line %j is refused", (line, reason) => {
  write(line);
  expect(problems()).toEqual([
    expect.stringContaining(`content/pages/some-page.md, line 8: ${reason}`),
  ]);
});
