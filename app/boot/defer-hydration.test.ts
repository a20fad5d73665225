import { expect, test } from "vitest";

import { deferHydration } from "./defer-hydration";

const page = [
  '<head><link rel="modulepreload" href="/assets/a.js"/>',
  '<link rel="stylesheet" href="/assets/a.css"/></head><body>',
  "<script>window.context = 1</script>",
  '<script type="module" async="">import "/assets/a.js"</script></body>',
].join("");

test("no module is fetched ahead of the styles", () => {
  expect(deferHydration(page, "boot()")).not.toContain("modulepreload");
});

test("the framework's scripts wait, and only the boot script runs", () => {
  const html = deferHydration(page, "boot()");
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain('<script type="text/inert">window.context = 1');
  expect(html).toContain('<script type="text/inert" data-module>import');
});

test("the boot script stands before the stylesheet, and so waits for nothing", () => {
  const html = deferHydration(page, "boot()");
  expect(html.indexOf("boot()")).toBeLessThan(html.indexOf("stylesheet"));
});

test("a page of another shape stops the build", () => {
  expect(() => deferHydration("<p>no scripts</p>", "boot()")).toThrow(
    "no module script",
  );
});

test("a script of an unknown kind stops the build", () => {
  const more = page.replace(
    "</body>",
    '<script defer src="/a.js"></script></body>',
  );
  expect(() => deferHydration(more, "boot()")).toThrow("would run at once");
});

test("data in a script element stays where it is", () => {
  const data = '<script type="application/ld+json">{}</script></head>';
  const html = deferHydration(page.replace("</head>", data), "boot()");
  expect(html).toContain(data);
});

test("the boot script's code stands as it is written", () => {
  expect(deferHydration(page, "a('$&')")).toContain("<script>a('$&')</script>");
});

const withSwitches = (switches: string): string =>
  deferHydration(
    page.replace("window.context = 1", `context = {${switches},"ssr":false}`),
    "boot()",
  );

test("switches that are off need no bytes; one that is on stays", () => {
  expect(withSwitches('"future":{"a":false,"b":false}')).toContain(
    'context = {"future":{},"ssr":false}',
  );
  const on = '"future":{"a":false,"b":true}';
  expect(withSwitches(on)).toContain(on);
});

test("only the module script loses its line breaks", () => {
  const text = "<p>one;\n  two</p>";
  const lines = page
    .replace('import "/assets/a.js"', 'import "/a.js";\n\n  go();')
    .replace("</body>", `${text}</body>`);
  const html = deferHydration(lines, "boot()");
  expect(html).toContain('import "/a.js";go();');
  expect(html).toContain(text);
});
