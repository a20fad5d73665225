import { expect, test } from "vitest";

import { copyContent, load, set } from "../content-fixture";

copyContent();

const told = () =>
  load().warnings.filter((warning) =>
    warning.includes("content/company.yaml,"),
  );

test.each([
  [
    "company.founded",
    "2020",
    /^content\/home\.yaml, line \d+, .*is 15\+ Years experience, but the company was founded in 2020, \d+ years ago \(content\/company\.yaml, line \d+, founded\)$/,
  ],
  [
    "company.district",
    "Deptford",
    /^content\/contact\.yaml, line \d+, .*is a map of Rotherhithe, but the address is in Deptford \(content\/company\.yaml, line \d+, district\)$/,
  ],
  [
    "contact.find.names.1.name",
    "Bristol station",
    /^content\/contact\.yaml, line \d+, find, names, Bristol station, name: is "Bristol station", but the map is of Rotherhithe \(content\/company\.yaml, line \d+, district\)$/,
  ],
  [
    "company.reply",
    "We are closed on Mondays.",
    /reply: says "closed on Monday", but the opening hours say open \(content\/company\.yaml, line \d+, hours\)$/,
  ],
])("a contradiction of %s is told with both lines", (place, value, warning) => {
  set("company.founded", "2010");
  set("company.district", "Rotherhithe");
  const stats = [{ value: "15+", label: "Years experience" }];
  set("home.stats", { heading: "In figures", stats });
  set("contact.find", {
    heading: "Where",
    picture: { drawing: "thames" },
    names: ["{brand.name}", "The Thames"].map((name) => ({
      name,
      at: "52% 81%",
    })),
    caption: { place: "Here" },
    map: { link: "Map", search: "https://maps.example/?q=" },
  });
  expect(told()).toEqual([]);
  set(place, value);
  expect(told()).toContainEqual(expect.stringMatching(warning));
});
