// What the content files say and what pages get, in literal values: tests that expect
// what this loader returns cannot see its faults.
import { expect, test } from "vitest";

import { copyContent, load, loadWith } from "./content-fixture";

copyContent();

test("prices are in pence and shares in per cent", () => {
  const path = ["pricing", "packages", 0];
  loadWith("google-ads", [...path, "from"], "£1,234.50");
  loadWith("google-ads", [...path, "share of spend"], "12.5%");
  const { content } = load();
  expect(content["google-ads"].pricing.packages[0]).toMatchObject({
    basePence: 123_450,
    percentOfSpend: 12.5,
  });
});

test("opening hours are in hours of the day", () => {
  const { content } = loadWith("company", ["hours"], {
    "Mon-Thu": "9:00 AM - 6:00 PM",
    Fri: "8:30 - 12:45",
    "Sat-Sun": "closed",
  });
  expect(content.company.openings).toEqual([
    { days: ["Mon", "Tue", "Wed", "Thu"], hours: { opens: 9, closes: 18 } },
    { days: ["Fri"], hours: { opens: 8.5, closes: 12.75 } },
    { days: ["Sat", "Sun"] },
  ]);
});

test("counts are those of the entries", () => {
  const reason = { title: "One", description: "Because." };
  loadWith("home", ["reasons", "reasons"], [reason, reason, reason]);
  loadWith("company", ["founders"], "5");
  const { content } = loadWith(
    "home",
    ["reasons", "heading"],
    "{Count} of {home.reasons}, {company.founders}",
  );
  expect(content.company.founders).toBe(5);
  expect(content.home.reasons.heading.replaceAll("\u00a0", " ")).toBe(
    "Three of three, five",
  );
});

test("links have their text and their address; the telephone has its international number", () => {
  loadWith("company", ["telephone"], "020 7946 0999");
  const { content } = loadWith(
    "home",
    ["closing", "actions"],
    [{ "Ask us": "/contact" }, { Prices: "/google-ads#pricing" }],
  );
  expect(content.home.closing.actions).toMatchObject([
    { text: "Ask us", to: "/contact" },
    { text: "Prices", to: "/google-ads#pricing" },
  ]);
  expect(content.company.telephone).toMatchObject({
    shown: "020\u00a07946\u00a00999",
    href: "tel:+442079460999",
  });
});
