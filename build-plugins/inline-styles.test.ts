import { expect, test } from "vitest";

import { inlineStyles } from "./inline-styles";

const page =
  '<head><title>T</title><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="stylesheet" href="/b.css"/></head>';

test("the sheets stand in the page, in order, and are not fetched", async () => {
  const html = await inlineStyles(page, async (address) => `${address}{}`);
  expect(html).toBe(
    "<head><title>T</title><style>/a.css{}/b.css{}</style>" +
      '<link rel="stylesheet" href="/a.css" disabled/>' +
      '<link rel="stylesheet" href="/b.css" disabled/></head>',
  );
});

test("a page without a stylesheet stops the build", async () => {
  await expect(inlineStyles("<p>", async () => "")).rejects.toThrow(
    "no stylesheet",
  );
});

test("a sheet that would end its element stops the build", async () => {
  await expect(
    inlineStyles(page, async () => "a{content:'</style>'}"),
  ).rejects.toThrow("closing tag");
});
