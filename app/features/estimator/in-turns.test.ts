import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { inTurns } from "./in-turns";

const PAUSE = 50;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two jobs, and when each of them ran, in ms from the beginning. */
function twoJobs() {
  const begin = Date.now();
  const ran: string[] = [];
  const job = (name: string) => () => ran.push(`${name} ${Date.now() - begin}`);
  return { ran, call: inTurns([job("a"), job("b")], PAUSE) };
}

test("each job runs once, one after the other, with a pause between", () => {
  const { ran, call } = twoJobs();
  call();
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual(["a 0", "b 50"]);
});

test("after each call every job runs once more", () => {
  const { ran, call } = twoJobs();
  call();
  vi.advanceTimersByTime(60);
  call();
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual(["a 0", "b 50", "a 100", "b 150"]);
});

test("a call just after the last job waits for its pause too", () => {
  const { ran, call } = twoJobs();
  call();
  vi.advanceTimersByTime(55);
  call();
  call();
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual(["a 0", "b 50", "a 100", "b 150"]);
});

test("a call after a rest is answered at once", () => {
  const { ran, call } = twoJobs();
  call();
  vi.advanceTimersByTime(500);
  call();
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual(["a 0", "b 50", "a 500", "b 550"]);
});
