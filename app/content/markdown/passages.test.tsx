// Passages of the policy that depend on what the site does.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { Nodes } from "~/documents/text/nodes";

import { pageText } from "./long-text";

const POLICY = `## Forms

<!-- if the forms are sent nowhere -->

Nothing is sent.

<!-- if our server keeps the forms -->

We keep it.

<!-- in any case -->

Ask us.

<!-- if our server keeps the forms -->

For a year.

## More

So.`;

test.each([
  ["", "<p>Nothing is sent.</p><p>Ask us.</p>"],
  ["/api", "<p>We keep it.</p><p>Ask us.</p><p>For a year.</p>"],
])("with forms that go to '%s' the policy says so", (goTo, forms) => {
  vi.stubGlobal("FORMS_GO_TO", goTo);
  const { parts } = pageText.parse(POLICY);
  const shown = parts.map(({ blocks }) =>
    renderToStaticMarkup(<Nodes nodes={blocks} />),
  );
  vi.unstubAllGlobals();
  expect(shown).toEqual([forms, "<p>So.</p>"]);
});
