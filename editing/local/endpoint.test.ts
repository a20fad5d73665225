import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, normalize } from "node:path";
import {
  array,
  assert,
  constant,
  constantFrom,
  oneof,
  property,
  record,
  string,
} from "fast-check";
import { expect, it, onTestFinished } from "vitest";

import { portOf } from "../../server/address-fixture.ts";
import { contentFiles } from "./content-files.ts";
import {
  answer,
  FILES,
  type Findings,
  isAllowed,
  MOST_BYTES,
  readRequest,
} from "./endpoint.ts";

const TOKEN = "a-token";
const authorization = `Bearer ${TOKEN}`;
const HOME = "title: Home\n";
const LINES = [
  "content/about.yaml, line 3: is wrong",
  "content/about.yaml, line 2; content/home.yaml, line 1: is short",
  "content/home.yaml.md: is odd",
];

/** The endpoint over a working copy with one page. */
async function start(found: Partial<Findings> = {}) {
  const project = realpathSync(mkdtempSync(join(tmpdir(), "editing-")));
  for (const folder of ["content", "app/generated"])
    mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, "content/home.yaml"), HOME);
  writeFileSync(join(project, "secret.txt"), "secret");
  const files = contentFiles(project);
  const check = async () => ({ problems: [], warnings: [], ...found });
  const server = createServer((message, response) => {
    void answer(message, files, TOKEN, check).then(
      ({ status, headers, body }) =>
        response.writeHead(status, headers).end(body),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    rmSync(project, { recursive: true });
  });
  return {
    read: (path: string) => readFileSync(join(project, path), "utf8"),
    link: (from: string, to: string) =>
      symlinkSync(join(project, to), join(project, from)),
    ask: (path: string, method = "GET", version?: string, body?: BodyInit) =>
      fetch(`http://127.0.0.1:${portOf(server)}${FILES}/${path}`, {
        method,
        headers: {
          authorization,
          ...(version !== undefined && { "if-match": version }),
        },
        ...(body !== undefined && { body }),
      }),
  };
}

/** The version of the page. */
const versionOf = async (answered: Response) =>
  answered.headers.get("etag") ?? (await answered.text());

it("lists, reads, writes and removes files, and tells what is wrong then", async () => {
  const { ask, read } = await start({ problems: LINES });
  expect(await (await ask("")).json()).toEqual(["content/home.yaml"]);
  const first = await ask("content/home.yaml");
  expect(await first.text()).toBe(HOME);

  const version = await versionOf(first);
  const saved = await ask("content/home.yaml", "PUT", version, "title: New\n");
  expect(await saved.json()).toEqual({
    isMistake: true,
    own: [LINES[1]],
    others: [LINES[0], LINES[2]],
  });
  expect(read("content/home.yaml")).toBe("title: New\n");
  const again = await versionOf(saved);
  expect((await ask("content/home.yaml", "DELETE", again)).status).toBe(200);

  const photo = Uint8Array.of(0, 255, 10);
  await ask("content/images/a%20b.jpg", "PUT", undefined, photo);
  expect(await (await ask("")).json()).toEqual(["content/images/a b.jpg"]);
  const image = await ask("content/images/a%20b.jpg");
  expect(image.headers.get("content-type")).toBe("image/jpeg");
  expect(await image.bytes()).toEqual(photo);
});

it("gives advice where nothing is wrong", async () => {
  const { ask } = await start({ warnings: LINES });
  const version = await versionOf(await ask("content/home.yaml"));
  const saved = await ask("content/home.yaml", "PUT", version, "title: New\n");
  expect(await saved.json()).toMatchObject({
    isMistake: false,
    own: [LINES[1]],
  });
});

it("saves nothing over what somebody else has saved meanwhile", async () => {
  const { ask, read } = await start();
  const version = await versionOf(await ask("content/home.yaml"));
  await ask("content/home.yaml", "PUT", version, "title: Theirs\n");
  for (const [method, body] of [
    ["PUT", "title: Mine\n"],
    ["DELETE"],
  ] as const) {
    const refused = await ask("content/home.yaml", method, version, body);
    expect(refused.status).toBe(412);
    expect(await refused.text()).toMatch(/home.yaml has changed.*Nothing was/);
  }
  const unread = await ask("content/home.yaml", "PUT", undefined, "title: M\n");
  expect(await unread.text()).toMatch("is there already");
  expect(read("content/home.yaml")).toBe("title: Theirs\n");
});

it("of several changes of one version only one is saved", async () => {
  const { ask } = await start();
  const version = await versionOf(await ask("content/home.yaml"));
  const answers = await Promise.all(
    ["a", "b", "c", "d"].map((title) =>
      ask("content/home.yaml", "PUT", version, `title: ${title}\n`),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    200, 412, 412, 412,
  ]);
});

it("follows no symbolic link, and refuses what is too large", async () => {
  const { ask, link, read } = await start();
  link("content/secret.txt", "secret.txt");
  link("content/outside", ".");
  for (const path of ["content/secret.txt", "content/outside/secret.txt"])
    for (const method of ["GET", "PUT"])
      expect((await ask(path, method, undefined)).status).toBe(403);
  expect(await (await ask("")).json()).toEqual(["content/home.yaml"]);
  expect(read("secret.txt")).toBe("secret");

  const large = new Uint8Array(MOST_BYTES + 1);
  const refused = await ask("content/large.jpg", "PUT", undefined, large);
  expect(await refused.text()).toBe("A file may have 20 MB.");
});

const host = "localhost:5173";

it("answers only pages of its own that know the token", () => {
  const own = { host, origin: `http://${host}`, authorization };
  expect(isAllowed(own, TOKEN)).toBe(true);
  expect(isAllowed({ host, authorization }, TOKEN)).toBe(true);
  for (const other of [
    { authorization: undefined },
    { authorization: TOKEN },
    { authorization: `${authorization}a` },
    { origin: "http://localhost:5174" },
    { origin: "null" },
    { host: "attacker.example", origin: "http://attacker.example" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site" },
  ])
    expect([other, isAllowed({ ...own, ...other }, TOKEN)]).toEqual([
      other,
      false,
    ]);
});

const segment = oneof(
  string({ unit: "binary" }),
  constantFrom("content", "..", ".", "%2e%2e", "%2f", "\\", ".env", "a.yaml"),
);

it("takes no request for what is not in content/, or is hidden", () => {
  const request = record({
    method: constantFrom("GET", "PUT", "DELETE", "POST", "OPTIONS"),
    url: array(segment, { maxLength: 6 }).map((names) =>
      [FILES, "content", ...names].join("/"),
    ),
    headers: record(
      { "if-match": oneof(string(), constant(`"${"a".repeat(64)}"`)) },
      { requiredKeys: [] },
    ),
  });
  assert(
    property(request, (asked) => {
      const found = readRequest(asked);
      if (!found?.path) return;
      expect(normalize(found.path)).toBe(found.path);
      expect(found.path).toMatch(/^content\/[^.]/);
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      expect(found.path).not.toMatch(/\/[./]|[\u0000-\u001f\\:*?"<>|]/);
    }),
    { numRuns: 2000 },
  );
});
