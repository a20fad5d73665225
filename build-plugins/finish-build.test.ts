import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { imageOrigins, inlineHashes } from "./finish-build";

const hashOf = (code: string) =>
  `sha256-${createHash("sha256").update(code).digest("base64")}`;

test("every inline script is hashed once, with its white space; external ones are not", () => {
  const html =
    '<script>a()</script><script src="/b.js"></script>' +
    '<script type="module"> c()\n</script><script>a()</script>';
  expect(inlineHashes(html)).toEqual({
    scripts: [hashOf("a()"), hashOf(" c()\n")],
    styles: [],
  });
});

test("every inline style is hashed", () => {
  expect(inlineHashes("<style>a{}</style><style>\nb{}</style>")).toEqual({
    scripts: [],
    styles: [hashOf("a{}"), hashOf("\nb{}")],
  });
});

test("structured data is not hashed", () => {
  const html = '<script type="application/ld+json">{"a":1}</script>';
  expect(inlineHashes(html).scripts).toEqual([]);
});

test("the origins of pictures are those of other hosts", () => {
  const html =
    '<img class="a" src="https://images.example/1.jpg" alt="https://b.example"/>' +
    '<img alt="" src="/plates/coil.svg"/><a href="https://c.example">c</a>';
  expect(imageOrigins(html)).toEqual(["https://images.example"]);
});
