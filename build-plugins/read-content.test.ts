import { expect, test, vi } from "vitest";

import { throwIfAny } from "./read-content";

test("at GitHub each problem stands beside its line of the pull request", () => {
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(() =>
    throwIfAny([
      "content/about.yaml, line 35, team: must be at most 100%\nin all",
      "content/new.yaml: the file is missing",
    ]),
  ).toThrow("2 problems");
  expect(write.mock.calls).toEqual([
    [
      "::error file=content/about.yaml,line=35::content/about.yaml, line 35, team: must be at most 100%25%0Ain all\n::error file=content/new.yaml,line=1::content/new.yaml: the file is missing\n",
    ],
  ]);
});
