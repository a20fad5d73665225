import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import mime from "mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { hostRules } from "../../build-plugins/hosts/rules.ts";
import { securityHeaders } from "../../server/headers.ts";
import { readSettings } from "../../server/settings.ts";
import { readSite } from "../../server/site.ts";
import { hosts } from "./hosts.ts";
import { removeFolders, type Running } from "./program.ts";
import { request } from "./request.ts";
import { problemsOfVisit } from "./visit.ts";

const build = join(import.meta.dirname, "../../build");
const { hsts, siteUrl } = readSettings();
const common = securityHeaders(hsts);

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

/** Without the charset, and with one of two names that mean the same. */
const essence = (type: string | null) =>
  type
    ?.replace(/;.*/, "")
    .replace("application/javascript", "text/javascript")
    .replace("image/x-icon", "image/vnd.microsoft.icon")
    .replace("text/xml", "application/xml");

describe.each(hosts)("$name", ({ start, hasLeads, isService }) => {
  let host: Running;
  let files: Awaited<ReturnType<typeof readSite>>;
  beforeAll(async () => {
    files = await readSite(build, hasLeads);
    host = await start();
  });
  afterAll(async () => {
    await host.stop();
    await removeFolders();
  });

  const pages = () =>
    files.filter(({ path }) => path.endsWith(".html") && path !== "404.html");
  const get = (path: string, options?: Parameters<typeof request>[1]) =>
    request(new URL(path, host.address), options);

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
      expect(answer.body).toEqual(await readFile(join(root, path)));
    }
  });

  it("leads every other spelling to a page's one address, with its query", async () => {
    for (const { address, aliases } of pages())
      for (const alias of aliases) {
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
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).toBe(
        await readFile(join(root, "404.html"), "utf8"),
      );
      const { common: always } = hostRules(files, common, siteUrl);
      for (const [name, value] of Object.entries(always))
        expect([name, headers.get(name)]).toEqual([name, value]);
      expect(headers.get("cache-control")).toMatch(
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
        /framework.*\.js$/.test(address),
      );
      for (const file of [...pages().slice(0, 2), code ?? []].flat()) {
        const { headers, body } = await get(file.address, {
          headers: { "accept-encoding": encoding },
        });
        const used = headers.get("content-encoding") ?? "identity";
        const known = Object.entries(decoders).find(([name]) => name === used);
        const original = await readFile(join(file.root, file.path));
        expect(known?.[1](body)).toEqual(original);
        if (isService) continue;
        expect([file.address, used]).toEqual([file.address, encoding]);
        expect(headers.get("vary")?.toLowerCase()).toBe("accept-encoding");
      }
    },
  );

  it("answers 304 for a file that has not changed", async () => {
    for (const { address, headers } of pages()) {
      const first = await get(address);
      const etag = first.headers.get("etag") ?? "";
      const second = await get(address, { headers: { "if-none-match": etag } });
      expect([address, second.status, second.body.length]).toEqual([
        address,
        304,
        0,
      ]);
      expect(second.headers.get("cache-control")).toBe(
        headers["cache-control"],
      );
    }
  });

  it("answers HEAD as GET, without a body, and refuses to change anything", async () => {
    for (const { address, headers } of pages()) {
      const answer = await get(address, { method: "HEAD" });
      expect([answer.status, answer.body.length]).toEqual([200, 0]);
      expect(answer.headers.get("content-security-policy")).toBe(
        headers["content-security-policy"],
      );
    }
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await get("/services", { method })).status).toBe(405);
  });

  it("lets a visitor read and walk through every page without a violation", async () => {
    const addresses = pages().map(({ address }) => address);
    expect(await problemsOfVisit(host.address, addresses)).toEqual([]);
  });
});
