import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

import { takeScripts } from "./take-scripts";

const MODULE = [
  'import "/assets/manifest.js";',
  'import * as route0 from "/assets/root.js";',
  'import * as route1 from "/assets/home.js";',
  "window.routes = {root:route0,home:route1};",
  "",
  'import("/assets/entry.js");',
].join("\n");

const page = [
  '<head><link rel="modulepreload" href="/assets/a.js"/>',
  '<link rel="stylesheet" href="/assets/a.css"/></head><body>',
  "<script>window.context = 1;</script>",
  `<script type="module" async="">${MODULE}</script><p>text</p>`,
  "<script>window.context.close();</script></body>",
].join("");

const readManifest = async (address: string) => `manifest("${address}");`;

const take = (html: string) => takeScripts(html, readManifest);

test("the page keeps no script, and nothing that would fetch one", async () => {
  const { html } = await take(page);
  expect(html).toBe(
    '<head><link rel="stylesheet" href="/assets/a.css"/></head><body><p>text</p></body>',
  );
});

test("the files come together, then the application takes the page over", async () => {
  const { code } = await take(page);
  const ran: string[] = [];
  const bring = async (address: string) => {
    ran.push(address);
    return { address, hydrate: () => ran.push("hydrate") };
  };
  const window: Record<string, unknown> = {};
  const context = { close: () => ran.push("close") };
  const body = code
    .replace("window.context = 1", "window.context = context")
    .replaceAll("import(", "bring(");
  const manifest = (address: string) => ran.push(address);
  await runInNewContext(`(async () => {${body}})()`, {
    window,
    context,
    manifest,
    bring,
  });
  expect(ran).toEqual([
    "close",
    "/assets/manifest.js",
    "/assets/entry.js",
    "/assets/root.js",
    "/assets/home.js",
    "hydrate",
  ]);
  expect(window.routes).toMatchObject({
    root: { address: "/assets/root.js" },
    home: { address: "/assets/home.js" },
  });
});

test("data in a script element stays where it is", async () => {
  const data = '<script type="application/ld+json">{}</script>';
  const { html } = await take(page.replace("</head>", `${data}</head>`));
  expect(html).toContain(data);
});

test("a page without the framework's module stops the build", async () => {
  await expect(take("<p>no scripts</p>")).rejects.toThrow(
    "not one module script",
  );
});

test("a script of another kind stops the build", async () => {
  const more = page.replace("</body>", '<script defer src="/a.js"></script>');
  await expect(take(more)).rejects.toThrow("a script of another kind");
});

test.each([
  ["without the list of files", 'import "/assets/manifest.js";\n'],
  ["without a page", /import \* .*\n/g],
  ["without the application", 'import("/assets/entry.js");'],
])("a module %s stops the build", async (_, part) => {
  const less = page.replaceAll(part, "");
  expect(less).not.toBe(page);
  await expect(take(less)).rejects.toThrow("of another shape");
});

test("an import that is not understood stops the build", async () => {
  const more = page.replace("window.routes", 'import x from "/x.js";$&');
  await expect(take(more)).rejects.toThrow("one more import");
});
