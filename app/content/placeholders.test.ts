import { expect, test } from "vitest";

import { copyContent, loadWith } from "./content-fixture";

copyContent();

test.each([
  ["1", "1hr", "one hour", "Our one service"],
  ["4", "4hrs", "four hours", "All two services"],
])(
  "numbers in words and in digits, and words for one or several: %s",
  (hours, figure, words, services) => {
    loadWith("company", ["reply hours"], hours);
    loadWith(
      "company",
      ["reply"],
      "Within {company.reply hours} {hour/hours}.",
    );
    const service = { title: "Search", description: "We advertise." };
    loadWith(
      "home",
      ["reasons", "reasons"],
      services.includes("two") ? [service, service] : [service],
    );
    loadWith(
      "contact",
      ["next", "steps", 0, "figure"],
      "{company.reply hours}{hr/hrs}",
    );
    const { content, problems } = loadWith(
      "home",
      ["closing", "text"],
      "{company.reply} {home.reasons/Our/All} {home.reasons} {service/services}",
    );
    expect(problems).toEqual([]);
    expect(content.contact.next.steps[0]?.figure).toBe(figure);
    expect(content.home.closing.text.replaceAll("\u00a0", " ")).toBe(
      `Within ${words}. ${services}`,
    );
  },
);

test("a word for one or several goes with the number before it; what counts follows the entries", () => {
  loadWith("company", ["founders"], "1");
  loadWith(
    "home",
    ["reasons", "heading"],
    "{Company.founders} {person/people} and {count} {reason/reasons}",
  );
  const reasons = ["1", "2", "3"].map((title) => ({
    title,
    description: "Because.",
  }));
  const { content } = loadWith("home", ["reasons", "reasons"], reasons);
  expect(content.home.reasons.heading.replaceAll("\u00a0", " ")).toBe(
    "One person and three reasons",
  );
});
