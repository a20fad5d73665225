/** What the editor asks of GitHub and GitLab, over the files of this working copy. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { z } from "zod";

const HEAD = "0".repeat(40);
const DATE = "2026-01-02T00:00:00Z";

const files = globSync("content/**/*.{yaml,md}").map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
  sha: createHash("sha1").update(path).digest("hex"),
}));

type Commit = {
  branch: string;
  /** A file without content is removed. */
  changes: { path: string; content?: Buffer | undefined }[];
};

type Pull = { head: string; base: string; draft: boolean };

const gitHubCommit = z
  .object({
    branch: z.object({ branchName: z.string() }),
    fileChanges: z.object({
      additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
      deletions: z.array(z.object({ path: z.string() })),
    }),
  })
  .transform(({ branch, fileChanges: { additions, deletions } }): Commit => ({
    branch: branch.branchName,
    changes: [
      ...additions.map(({ path, contents }) => ({
        path,
        content: Buffer.from(contents, "base64"),
      })),
      ...deletions,
    ],
  }));

const gitHubPull = z.object({
  head: z.string(),
  base: z.string(),
  draft: z.boolean(),
});

const gitLabCommit = z
  .object({
    branch: z.string(),
    actions: z.array(
      z.object({
        action: z.string(),
        file_path: z.string(),
        content: z.string(),
        encoding: z.enum(["text", "base64"]),
      }),
    ),
  })
  .transform(({ branch, actions }): Commit => ({
    branch,
    changes: actions.map(({ action, file_path: path, content, encoding }) => ({
      path,
      ...(action !== "delete" && {
        content: Buffer.from(content, encoding === "text" ? "utf8" : encoding),
      }),
    })),
  }));

const gitLabPull = z
  .object({
    title: z.string(),
    source_branch: z.string(),
    target_branch: z.string(),
  })
  .transform(({ title, source_branch: head, target_branch: base }): Pull => ({
    head,
    base,
    draft: title.startsWith("Draft: "),
  }));

const asked = z.object({
  query: z.string(),
  variables: z
    .object({ input: z.unknown(), paths: z.array(z.string()) })
    .partial(),
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

/** A repository, and the commits and pull requests that it gets. */
const repositoryOf = (
  answer: (
    path: string,
    body: unknown,
    commits: Commit[],
    pulls: Pull[],
  ) => unknown,
) => {
  const commits: Commit[] = [];
  const pulls: Pull[] = [];
  return {
    commits,
    pulls,
    handle: async (route: Route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const headers = {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
      };
      const body: unknown = JSON.parse(request.postData() ?? "{}");
      const json = answer(pathname, body, commits, pulls);
      await route.fulfill({ headers, json });
    },
  };
};

function queryGitHub(body: unknown, commits: Commit[]): unknown {
  const { query: text, variables } = asked.parse(body);
  const history = (node: object) => ({
    target: { oid: HEAD, history: { nodes: [node] } },
  });
  if (text.includes("createCommitOnBranch")) {
    commits.push(gitHubCommit.parse(variables.input));
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

export const fakeGitHub = () =>
  repositoryOf((path, body, commits, pulls) => {
    if (path === "/graphql") return { data: queryGitHub(body, commits) };
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
    pulls.push(gitHubPull.parse(body));
    return { number: 1, title: "", created_at: DATE, updated_at: DATE };
  });

/** Every query at once: what was not asked for is not looked at. */
function queryGitLab(body: unknown): unknown {
  const { paths = [] } = asked.parse(body).variables;
  const textOf = (path: string) => ({
    path,
    rawTextBlob: files.find((file) => file.path === path)?.text,
  });
  const tree = {
    lastCommit: { sha: HEAD, message: "Start" },
    blobs: {
      nodes: files.map((file) => ({ type: "blob", ...file })),
      pageInfo: { hasNextPage: false, endCursor: "" },
    },
  };
  const blobs = { nodes: paths.map(textOf) };
  return { project: { repository: { rootRef: "main", tree, blobs } } };
}

export const fakeGitLab = () =>
  repositoryOf((path, body, commits, pulls) => {
    if (path === "/api/graphql") return { data: queryGitLab(body) };
    if (path.endsWith("/user")) return { id: 1, username: "ann", name: "Ann" };
    if (path.endsWith("/users")) return [{ id: 1 }];
    const isNew =
      typeof body === "object" && body && Object.keys(body).length > 0;
    if (!isNew) return [];
    if (path.endsWith("/commits")) commits.push(gitLabCommit.parse(body));
    else pulls.push(gitLabPull.parse(body));
    return {
      id: HEAD,
      committed_date: DATE,
      created_at: DATE,
      updated_at: DATE,
    };
  });
