import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  folder,
  load,
  loadWith,
  problems,
  set,
} from "../content-fixture";

copyContent();

/** Switches a page off, as a manager does who follows docs/content.md. */
const switchOff = (file: string) =>
  edit(file, (text) =>
    text.startsWith("---\n")
      ? text.replace("---\n", "---\npublished: no\n")
      : `published: no\n${text}`,
  );

const LINKING = "See [the prices](/microsoft-ads#pricing).";

const lineOf = (file: string, part: string) =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(part)) + 1;

function leadElsewhere(path: string) {
  for (const file of ["home", "services", "google-ads", "about", "report"])
    edit(`${file}.yaml`, (text) =>
      text.replaceAll(new RegExp(`\\]\\(${path}\\b[^)]*`, "g"), "](/contact"),
    );
}

test("without Microsoft Ads its menu links and its card's link go, and the link in a text is reported", () => {
  leadElsewhere("/microsoft-ads");
  const before = loadWith("google-ads", ["closing", "text"], LINKING);
  switchOff("microsoft-ads.yaml");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/google-ads\.yaml, line \d+, closing, text: the link \/microsoft-ads#pricing leads to a page that is switched off/,
    ),
  ]);

  leadElsewhere("/microsoft-ads");
  const { navigation, home } = load().content;
  expect(JSON.stringify(navigation)).not.toContain("/microsoft-ads");
  const cards = before.home.services?.paid;
  expect(home.services?.paid.map(({ link }) => link?.to)).toEqual(
    cards?.map(({ link }) =>
      link?.to === "/microsoft-ads" ? undefined : link?.to,
    ),
  );
  // The card is still there, so the heading counts it.
  expect(home.services?.heading).toBe(before.home.services?.heading);
});

test("without the privacy policy, the notice's link to it is reported", () => {
  switchOff("privacy.md");
  expect(problems()).toContainEqual(
    expect.stringMatching(
      /^content\/cookie-notice\.yaml, line \d+, details: the link \/privacy#cookies leads/,
    ),
  );
});

test("a button's link to an unpublished page is reported with its place", () => {
  set("home", ["closing", "actions"], [{ "All services": "/services" }]);
  switchOff("services.yaml");
  expect(problems()).toContainEqual(
    expect.stringContaining(
      `content/home.yaml, line ${lineOf("home.yaml", "All services: /services")}, closing, actions`,
    ),
  );
});

test.each(["home", "contact", "thank-you"])(
  "the page %s cannot be switched off; the problem says why, and links to it are not reported",
  (name) => {
    switchOff(`${name}.yaml`);
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/${name}\\.yaml, line 1, published: this page cannot be switched off: \\w`,
        ),
      ),
    ]);
  },
);
