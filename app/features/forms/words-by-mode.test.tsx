import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { CookieNotice } from "~/features/cookie-notice/cookie-notice";
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
const notice = {
  label: word,
  stored: word,
  before: { accepted: word, rejected: word },
  accept: word,
  reject: word,
  more: word,
  less: word,
  text: "Nothing is sent.",
  details: [word],
  whenSent: { text: "Something is sent.", details: [word] },
};

test.each([
  ["", "It sends nothing.", "Nothing is sent."],
  ["/api", "We use your address.", "Something is sent."],
  ["https://forms.example/1", "We use your address.", "Something is sent."],
])("with forms that go to '%s' their words say so", (goTo, form, asked) => {
  vi.stubGlobal("FORMS_GO_TO", goTo);
  const words = { ...newsletter, sendsNothing: ["It sends nothing."] };
  expect(renderToStaticMarkup(<NewsletterForm {...words} />)).toContain(form);
  expect(renderToStaticMarkup(<CookieNotice {...notice} />)).toContain(asked);
});

test("content without words for forms that send nothing has those for all", () => {
  vi.stubGlobal("FORMS_GO_TO", "");
  const { whenSent: _, ...older } = notice;
  expect(renderToStaticMarkup(<NewsletterForm {...newsletter} />)).toContain(
    "We use your address.",
  );
  vi.stubGlobal("FORMS_GO_TO", "/api");
  expect(renderToStaticMarkup(<CookieNotice {...older} />)).toContain(
    older.text,
  );
});
