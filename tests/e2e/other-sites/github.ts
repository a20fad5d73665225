/** What the editor asks of GitHub, over the files of this working copy. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { z } from "zod";

const HEAD = "0".repeat(40);
const DATE = "2026-01-02T00:00:00Z";

const files = globSync("content/**/*.{yaml,md}").map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
  sha: createHash("sha1").update(path).digest("hex"),
}));

const commit = z.object({
  branch: z.object({ branchName: z.string() }),
  fileChanges: z.object({
    additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
    deletions: z.array(z.unknown()),
  }),
});

type Commit = z.infer<typeof commit>;

const pull = z.object({
  head: z.string(),
  base: z.string(),
  draft: z.boolean(),
});

type Repository = { commits: Commit[]; pulls: z.infer<typeof pull>[] };

const asked = z.object({
  query: z.string(),
  variables: z.object({ input: z.unknown() }).partial(),
});

/** An answer for each alias of a query, such as content_0. */
const toEach = (query: string, kind: string, answer: (id: string) => object) =>
  Object.fromEntries(
    Array.from(
      query.matchAll(
        new RegExp(`(${kind}_\\d+):\\s*\\w+\\(\\w+: "?([^"]*)`, "g"),
      ),
      ([, name = "", id = ""]) => [name, answer(id)] as const,
    ),
  );

function resolveQuery(body: unknown, commits: Commit[]): unknown {
  const { query: text, variables } = asked.parse(body);
  const history = (node: object) => ({
    target: { oid: HEAD, history: { nodes: [node] } },
  });
  if (text.includes("createCommitOnBranch")) {
    commits.push(commit.parse(variables.input));
    const made = toEach(text, "file", () => ({ oid: HEAD }));
    return {
      createCommitOnBranch: {
        commit: { oid: HEAD, committedDate: DATE, ...made },
      },
    };
  }
  if (text.includes("createRef")) return { createRef: { ref: { name: "" } } };
  if (text.includes("fork:"))
    return { fork: { id: "1" }, base: { ref: history({}) } };
  const author = { name: "Ann", email: "ann@example.com", user: null };
  return {
    repository: {
      defaultBranchRef: { name: "main" },
      pullRequests: { nodes: [], totalCount: 0 },
      ref: history({ oid: HEAD, message: "Start" }),
      ...toEach(text, "content", (id) => ({
        text: files.find(({ sha }) => sha === id)?.text,
        isTruncated: false,
      })),
      ...toEach(text, "commit", () => history({ author, committedDate: DATE })),
    },
  };
}

function respond(path: string, body: unknown, { commits, pulls }: Repository) {
  if (path === "/graphql") return { data: resolveQuery(body, commits) };
  if (path === "/user") return { id: 1, login: "ann", name: "Ann" };
  if (path.includes("/git/trees/"))
    return {
      tree: files.map(({ path: file, sha, text }) => ({
        type: "blob",
        path: file,
        sha,
        size: text.length,
      })),
    };
  if (!path.endsWith("/pulls")) return {};
  pulls.push(pull.parse(body));
  return { number: 1, title: "", created_at: DATE, updated_at: DATE };
}

/** Answers in the place of GitHub; returns the commits and pull requests that it gets. */
export async function answerAsGitHub(page: Page): Promise<Repository> {
  const repository: Repository = { commits: [], pulls: [] };
  await page.route("https://api.github.com/**", (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
    };
    const body: unknown = JSON.parse(request.postData() ?? "{}");
    return route.fulfill({
      headers,
      json: respond(pathname, body, repository),
    });
  });
  return repository;
}
