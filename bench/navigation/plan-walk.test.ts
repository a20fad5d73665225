import { expect, test } from "vitest";
import { planWalk } from "./plan-walk.ts";

const pages = ["a", "b", "c", "d"];
// Nothing but c leads to d.
const steps = pages.flatMap((from) =>
  pages
    .filter((to) => to !== from && (to !== "d" || from === "c"))
    .map((to) => ({ from, to })),
);

test("the walk hangs together and takes every step", () => {
  const walk = planWalk("a", steps);
  expect(walk[0]?.from).toBe("a");
  for (const [index, { from }] of walk.slice(1).entries()) {
    expect(from).toBe(walk[index]?.to);
  }
  expect(new Set(walk)).toEqual(new Set(steps));
  expect(walk.length).toBeLessThan(steps.length * 2);
});

test("a step that cannot be reached is told", () => {
  expect(() => planWalk("a", [{ from: "b", to: "a" }])).toThrow("From a");
});
