import { readFile } from "node:fs/promises";
import { join } from "node:path";

import mime from "mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RunningSite } from "../../bench/serve-site.ts";
import { freePort } from "../../server/address-fixture.ts";
import { hostRules } from "../../build-plugins/hosts/rules.ts";
import { securityHeaders } from "../../server/headers.ts";
import { readSettings } from "../../server/settings.ts";
import { readBuiltFiles } from "../../server/built-files.ts";
import { hosts } from "./start-host.ts";

const build = join(import.meta.dirname, "../../build");
const { hsts, siteUrl } = readSettings();
const common = securityHeaders(hsts);

/** Without the charset, and with one of two names that mean the same. */
const essence = (type: string | null) =>
  type
    ?.replace(/;.*/, "")
    .replace("application/javascript", "text/javascript")
    .replace("image/x-icon", "image/vnd.microsoft.icon")
    .replace("text/xml", "application/xml");

const bytesOf = async (root: string, path: string) =>
  new Uint8Array(await readFile(join(root, path)));

describe.each(hosts)("$name", ({ start, isService }) => {
  let host: RunningSite;
  let files: Awaited<ReturnType<typeof readBuiltFiles>>;
  beforeAll(async () => {
    files = await readBuiltFiles(build);
    host = await start(await freePort());
  });
  afterAll(() => host.stop());

  const pages = () =>
    files.filter(({ path }) => path.endsWith(".html") && path !== "404.html");
  const get = (path: string, options?: RequestInit) =>
    fetch(new URL(path, host.address), { redirect: "manual", ...options });

  it("sends every file with the headers of our own server", async () => {
    for (const { root, path, address, headers } of files) {
      if (path === "404.html") continue;
      const answer = await get(address);
      const expected = Object.entries({ ...common, ...headers });
      expect({
        address,
        status: answer.status,
        type: essence(answer.headers.get("content-type")),
        headers: expected.map(([name]) => [name, answer.headers.get(name)]),
      }).toEqual({
        address,
        status: 200,
        type: essence(mime.getType(path)),
        headers: expected,
      });
      expect(await answer.bytes()).toEqual(await bytesOf(root, path));
    }
  });

  it("leads every other spelling to a page's one address, with its query", async () => {
    for (const { address, aliases, folder } of pages())
      // A service has no rule for the spellings of all pages of a folder.
      for (const alias of isService && folder ? [] : aliases) {
        const { status, headers } = await get(`${alias}?a=1&b=%2F`);
        const to = new URL(headers.get("location") ?? "", host.address);
        expect([alias, status, to.href.replace(to.origin, "")]).toEqual([
          alias,
          308,
          `${address}?a=1&b=%2F`,
        ]);
        expect(to.host).toBe(new URL(host.address).host);
      }
  });

  it.each(["/absent", "/absent/", "/assets/absent.js"])(
    "answers %s with the page for unknown addresses and status 404",
    async (path) => {
      const root = pages()[0]?.root ?? "";
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.bytes()).toEqual(await bytesOf(root, "404.html"));
      const { common: always } = hostRules(files, common, siteUrl);
      for (const [name, value] of Object.entries(always))
        expect([name, answer.headers.get(name)]).toEqual([name, value]);
      expect(answer.headers.get("cache-control")).toMatch(
        /no-cache|no-store|max-age=0/,
      );
    },
  );

  it("keeps to itself what is only for hosts", async () => {
    const settings = isService ? [] : ["/_headers", "/_redirects"];
    for (const path of [...settings, "/csp.json", "/.env"])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it.each(["br", "gzip", "identity"] as const)(
    "sends pages and code in %s to those who ask for it",
    async (encoding) => {
      const code = files.find(({ address }) =>
        /^\/assets\/.*\.js$/.test(address),
      );
      for (const file of [...pages().slice(0, 2), code ?? []].flat()) {
        const answer = await get(file.address, {
          headers: { "accept-encoding": encoding },
        });
        expect(await answer.bytes()).toEqual(
          await bytesOf(file.root, file.path),
        );
        if (isService) continue;
        const used = answer.headers.get("content-encoding") ?? "identity";
        expect([file.address, used]).toEqual([file.address, encoding]);
        expect(answer.headers.get("vary")?.toLowerCase()).toBe(
          "accept-encoding",
        );
      }
    },
  );

  it("answers 304 for a file that has not changed", async () => {
    for (const { address, headers } of pages()) {
      const first = await get(address);
      const etag = first.headers.get("etag") ?? "";
      // Without the second header fetch would ask for a new copy.
      const second = await get(address, {
        headers: { "if-none-match": etag, "cache-control": "max-age=0" },
      });
      expect([address, second.status]).toEqual([address, 304]);
      expect(second.headers.get("cache-control")).toBe(
        headers["cache-control"],
      );
    }
  });

  it("answers HEAD as GET, and refuses to change anything", async () => {
    for (const { address, headers } of pages()) {
      const answer = await get(address, { method: "HEAD" });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-security-policy")).toBe(
        headers["content-security-policy"],
      );
    }
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await get("/services", { method })).status).toBe(405);
  });
});
