import { expect, test } from "vitest";

import { marksOf, numberMarks } from "./marks";

const marked = (label: string) => ({
  mark: { id: "", fathoms: 2 as const, label },
});

test("the marks of a page are its sections that show something, by the names of their entries", () => {
  const page = {
    title: "No section",
    stats: marked("In figures"),
    clients: marked("Clients"),
    hero: { heading: "No mark" },
    missionAndVision: marked("Mission"),
  };
  numberMarks(page, ["clients"]);
  expect(marksOf(page)).toEqual([
    { id: "stats", fathoms: 2, label: "In figures" },
    { id: "mission-and-vision", fathoms: 3, label: "Mission" },
  ]);
});

test("what is no page has no marks", () => {
  expect(marksOf(undefined)).toEqual([]);
});
