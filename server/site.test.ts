import { rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CspHashes } from "./csp-hashes.ts";
import {
  contents,
  createSiteFixture,
  pageHashes,
  type SiteFixture,
} from "./site-fixture.ts";
import { loadSite } from "./site.ts";
import { BuildError } from "./start-error.ts";

let fixture: SiteFixture;
beforeEach(async () => {
  fixture = await createSiteFixture();
});
afterEach(() => fixture.remove());

const hashes: CspHashes = new Map(Object.entries(pageHashes));

it("serves the built files, without compressed copies, dotfiles or links", async () => {
  await symlink("/etc/hostname", join(fixture.clientFolder, "link.txt"));
  const { files, notFound } = await loadSite(fixture.clientFolder, hashes);

  expect([...files.keys()].toSorted()).toEqual([
    "/",
    "/assets/app-1a2b.js",
    "/assets/font-5e6f.woff2",
    "/assets/site-3c4d.css",
    "/favicon.ico",
    "/plates/office.svg",
    "/robots.txt",
    "/services",
    "/site.webmanifest",
    "/sitemap.xml",
    "/social/home.png",
    "/thank-you",
  ]);
  expect(notFound.representations.identity.body.toString()).toBe(
    contents["404.html"],
  );
});

it("gives a changed file another ETag, even of the same size", async () => {
  const robots = join(fixture.clientFolder, "robots.txt");
  const load = async () => {
    const { files } = await loadSite(fixture.clientFolder, hashes);
    return files.get("/robots.txt")?.representations.identity.etag;
  };
  await writeFile(robots, "10 %");
  const before = await load();
  await writeFile(robots, "20 %");
  expect(await load()).not.toBe(before);
});

it("refuses to start without the built folder", async () => {
  const absent = join(fixture.root, "absent");
  await expect(loadSite(absent, hashes)).rejects.toThrow(BuildError);
  await expect(loadSite(absent, hashes)).rejects.toThrow("npm run build");
});

it("refuses to start without the not-found page", async () => {
  await rm(join(fixture.clientFolder, "404.html"));
  await expect(loadSite(fixture.clientFolder, hashes)).rejects.toThrow(
    "has no 404.html",
  );
});

it("refuses to start when a page has no entry among the hashes", async () => {
  const { "/services": _services, ...others } = pageHashes;
  const incomplete = new Map(Object.entries(others));
  await expect(loadSite(fixture.clientFolder, incomplete)).rejects.toThrow(
    "no entry for page /services",
  );
});

it("lets other sites show the pictures for shared links, and nothing else", async () => {
  const { files } = await loadSite(fixture.clientFolder, hashes);
  const policyOf = (address: string) =>
    files.get(address)?.headers["cross-origin-resource-policy"];
  expect(policyOf("/social/home.png")).toBe("cross-origin");
  expect(policyOf("/favicon.ico")).toBeUndefined();
});
