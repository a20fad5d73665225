import { promises as dns } from "node:dns";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";

import { portOf } from "../../server/address-fixture";
import { createBuild } from "../../server/build-fixture";
import { readBuiltFiles } from "../../server/built-files";
import { checkAsBuilt, checkRedirects, otherAddresses } from "./live-site";
import { isAnswered } from "../../app/content/checks/redirects";
import { checkOldSitemap } from "./old-sitemap";
import { checkMail } from "./mail-domain";

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, "localhost");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return new URL(`http://localhost:${portOf(server)}`);
}

it("compares status, headers and lists of the live site with the build", async () => {
  const { build } = await createBuild();
  const files = await readBuiltFiles(build);
  const site = await serve(({ url = "" }, response) => {
    const found = files.find(({ address }) => address === url);
    response.writeHead(found && url !== "/404" ? 200 : 302, {
      ...found?.headers,
      ...(url === "/services" && { "cache-control": "max-age=600" }),
    });
    response.end(url);
  });
  const { faults } = await checkAsBuilt(site, build);
  expect(faults).toEqual(
    expect.arrayContaining([
      "/services: cache-control is max-age=600, not no-cache",
      "/no-such-page: answers 302",
      "/robots.txt: is not that of this build",
      `/robots.txt: does not name ${site.origin}`,
    ]),
  );
  expect(faults.filter((fault) => /^\/(?:assets\S*)?:/.test(fault))).toEqual(
    [],
  );
});

it("tries a public site without encryption, and with and without www", () => {
  expect(otherAddresses(new URL("https://www.leadline.co.uk"))).toEqual([
    "http://www.leadline.co.uk",
    "https://leadline.co.uk",
    "http://leadline.co.uk",
  ]);
});

it.each([
  [301, "/contact?from=launch-check", "ok"],
  [301, "/", "look"],
  [200, "/contact?from=launch-check", "blocks"],
])("judges a redirect by %i to %s: %s", async (status, to, state) => {
  const site = await serve((_, response) => void response.end());
  const other = await serve((_, response) => {
    response.writeHead(status, { location: site.origin + to }).end();
  });
  const { faults, weight } = await checkRedirects(site, [other.origin]);
  expect(faults.length > 0 ? weight : "ok").toBe(state);
});

const SPF = { "mail.leadline.test": "v=spf1 mx -all" };
const DMARC = { "_dmarc.leadline.test": "v=DMARC1; p=reject" };

it.each([
  [{}, "mx.leadline.test", "SPF, DMARC"],
  // The domain says that it receives no mail.
  [SPF, "", "Mail to you, DMARC"],
  [{ ...SPF, ...DMARC }, "mx.leadline.test", ""],
])("judges mail by the records %j and %j", async (texts, exchange, wrong) => {
  const records = new Map(Object.entries(texts));
  vi.spyOn(dns, "resolveTxt").mockImplementation(async (name) => {
    const text = records.get(name);
    if (text !== undefined) return [[text]];
    throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
  });
  vi.spyOn(dns, "resolveMx").mockResolvedValue([{ exchange, priority: 0 }]);
  const sender = "Website <web@mail.leadline.test>";
  const findings = await checkMail("hello@leadline.test", sender);
  const faulty = findings.filter(({ faults }) => faults.length > 0);
  expect(faulty.map(({ subject }) => subject).join(", ")).toBe(wrong);
});

it("old addresses that the site does not answer are named", async () => {
  const site = await serve(({ url, headers }, response) => {
    const list = (paths: string[]) =>
      paths
        .map((path) => `<loc>\nhttp://${headers.host}${path}</loc>`)
        .join("");
    response.end(
      url === "/index.xml"
        ? `<sitemapindex>${list(["/one.xml"])}</sitemapindex>`
        : `<urlset>${list(["/about.html", "/?utm_source=old", "/blog/2019/", "/?p=3&amp;a=b", "/?p=4", "/lost", "/b%C3%BCro"])}</urlset>`,
    );
  });
  const own = new Set(["/", "/about"]);
  const { faults } = await checkOldSitemap(`${site.origin}/index.xml`, (url) =>
    isAnswered(url, own, { "/blog/*": "/", "/?p=3": "/about" }),
  );
  expect(faults).toEqual(["/?p=4", "/lost", "/b%C3%BCro"]);
});

it("a list of old addresses may be without a host", async () => {
  const site = await serve((_, response) => {
    response.end("https://old.example/about\n/lost too\n\n/b\n");
  });
  const { faults } = await checkOldSitemap(`${site.origin}/a.txt`, () => false);
  expect(faults).toEqual(["/about", "/lost%20too", "/b"]);
});
