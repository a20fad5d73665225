import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { SentAlong } from "./form-parts";

test("browsers and password managers do not fill in the field that only programs do", () => {
  const html = renderToStaticMarkup(<SentAlong />);
  const [field = ""] = /<input type="text"[^>]*>/.exec(html) ?? [];
  // What they take for a field of an address book, in part
  expect(field).not.toMatch(/name="[^"]*(?:site|url|name|mail|phone|compan)/);
  for (const attribute of [
    'autoComplete="off"',
    "data-1p-ignore",
    "data-bwignore",
    'data-lpignore="true"',
    'data-form-type="other"',
  ])
    expect(field).toContain(attribute);
});
