import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { NewsletterForm } from "~/features/newsletter/newsletter-form";

afterEach(() => vi.unstubAllGlobals());

const word = "";
const newsletter = {
  id: "email",
  label: word,
  placeholder: word,
  error: word,
  button: word,
  privacy: ["We use your address."],
  sending: word,
  failed: [word],
};

test.each([
  ["", "It sends nothing."],
  ["/api", "We use your address."],
  ["https://forms.example/1", "We use your address."],
])("with forms that go to '%s' their words say so", (goTo, form) => {
  vi.stubGlobal("FORMS_GO_TO", goTo);
  const words = { ...newsletter, sendsNothing: ["It sends nothing."] };
  expect(renderToStaticMarkup(<NewsletterForm {...words} />)).toContain(form);
});

test("content without words for forms that send nothing has those for all", () => {
  vi.stubGlobal("FORMS_GO_TO", "");
  expect(renderToStaticMarkup(<NewsletterForm {...newsletter} />)).toContain(
    "We use your address.",
  );
});
