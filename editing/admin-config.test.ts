import { expect, test } from "vitest";

import { editorHeaders } from "../server/headers";
import { hostedConfig, ORIGINS } from "./admin-config";

test("at GitLab it saves to the repository there, and connects to nothing else", () => {
  const repository = { name: "gitlab", repo: "acme/website" } as const;
  const unset = { branch: undefined, signIn: undefined };
  expect(hostedConfig({ ...repository, ...unset }).backend).toMatchObject(
    repository,
  );
  const headers = editorHeaders([ORIGINS.gitlab]);
  expect(headers["content-security-policy"]).toContain(
    "; connect-src 'self' blob: data: https://gitlab.com; ",
  );
});
