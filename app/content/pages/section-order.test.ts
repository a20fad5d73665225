import { expect, test } from "vitest";

import { FATHOMS, marksOf } from "../../format/marks";
import {
  copyContent,
  edit,
  load,
  problems,
  problemsWith,
  set,
} from "../content-fixture";

copyContent();

/** The sections of the home page, in their order. */
const names = () =>
  Object.entries(load().content.home)
    .filter(([, section]) => typeof section === "object")
    .map(([name]) => name);

test("sections stand in the order of the file; the hero stays first, the closing call last", () => {
  const [hero, ...others] = names();
  edit("home.yaml", (text) => {
    const [top = "", ...sections] = text.split(/^(?=[a-z][a-z ]*:\n)/m);
    return [top, ...sections.toReversed()].join("");
  });
  const middle = others.filter((name) => name !== "closing");
  expect(names()).toEqual(
    [hero, ...middle.toReversed(), "closing"].filter((name) =>
      names().includes(name ?? ""),
    ),
  );
});

test("a page may have its hero alone, and marks count what is left", () => {
  for (const name of ["stats", "clients", "closing"])
    set("home", [name], undefined);
  const marks = marksOf(load().content.home).map(({ fathoms }) => fathoms);
  expect(marks).toEqual(FATHOMS.slice(0, marks.length));
  for (const section of ["hours", "find", "next"])
    set("contact", [section], undefined);
  for (const page of ["home", "services", "google-ads", "about", "report"])
    edit(`${page}.yaml`, (text) =>
      text
        .split(/^(?=[a-z][a-z ]*:\n)/m)
        .filter((part, index) => index === 0 || /^(hero|month):/.test(part))
        .join(""),
    );
  // What quotes a section that is left out is told.
  expect(problems().filter((each) => !each.includes("placeholder"))).toEqual(
    [],
  );
});

test("an estimate without prices is told", () => {
  expect(problemsWith("google-ads", ["pricing"], undefined)).toEqual([
    expect.stringMatching(/estimate: needs the section "pricing"/),
  ]);
});
