import { expect, test, vi } from "vitest";

import { storeCookieAnswer } from "~/browser/cookie-answer";
import { photographSources } from "~/format/photograph-sources";

import { cookieNotice } from "./cookie-notice";
import { privacy } from "./privacy";

const wordsOf = (id: string) =>
  JSON.stringify(privacy.parts.find((part) => part.id === id));

test("the privacy page and the notice name the entry that an answer stores", () => {
  const setItem = vi.fn<Storage["setItem"]>();
  vi.stubGlobal("localStorage", { setItem });
  storeCookieAnswer();
  const [key = "", value = ""] = setItem.mock.calls[0] ?? [];
  expect(key).not.toBe("");
  expect(wordsOf("cookies")).toContain(`["${key}","${value}",`);
  expect(cookieNotice.details[0]).toContain(`The note is called ${key}.`);
});

test("the privacy page names the host of the photographs, and no other", () => {
  const { host } = new URL(photographSources("1-a", 1).src);
  expect(wordsOf("disclosure").match(/[\w-]+(\.[\w-]+)+/g)).toEqual([host]);
});
