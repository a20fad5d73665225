import { once } from "node:events";
import { createServer } from "node:http";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { portOf } from "../../server/address-fixture";
import { createBuild } from "../../server/build-fixture";
import { readBuiltFiles } from "../../server/built-files";
import { checkAsBuilt, checkRedirects, otherAddresses } from "./live-site";

type Answer = { status: number; headers: Record<string, string>; body: string };

const answers = new Map<string, Answer>();
const server = createServer(({ url = "" }, response) => {
  const found = answers.get(url) ?? answers.get("/404");
  response.writeHead(found?.status ?? 500, found?.headers).end(found?.body);
});

let built: Awaited<ReturnType<typeof createBuild>>;
let site: URL;
beforeAll(async () => {
  built = await createBuild();
  server.listen(0, "localhost");
  await once(server, "listening");
  site = new URL(`http://localhost:${portOf(server)}`);
  for (const name of ["sitemap.xml", "robots.txt"])
    await writeFile(join(built.build, "client", name), `${site.origin}/`);
});
beforeEach(async () => {
  for (const { address, headers } of await readBuiltFiles(built.build)) {
    const status = address === "/404" ? 404 : 200;
    answers.set(address, { status, headers, body: `${site.origin}/` });
  }
});
afterAll(async () => {
  server.close();
  await built.remove();
});

it.each<[address: string, change: Partial<Answer>, ...faults: string[]]>([
  ["/", {}],
  [
    "/services",
    { headers: { "cache-control": "max-age=600" } },
    "/services: cache-control is max-age=600, not no-cache",
  ],
  ["/services", { status: 500 }, "/services: answers 500"],
  // Unknown addresses are pages.
  ["/404", { status: 200 }, "/no-such-page: answers 200"],
  [
    "/sitemap.xml",
    { body: "http://localhost:3000/" },
    "/sitemap.xml: is not that of this build",
    "/sitemap.xml: does not name SITE",
  ],
])("compares %s, changed to %j, with the build", async (...row) => {
  const [address, change, ...faults] = row;
  const whole = answers.get(address);
  if (!whole) throw new Error(`no ${address}`);
  const headers = { ...whole.headers, ...change.headers };
  answers.set(address, { ...whole, ...change, headers });
  expect((await checkAsBuilt(site, built.build)).faults).toEqual(
    faults.map((fault) => fault.replace("SITE", site.origin)),
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
  const other = createServer((_, response) => {
    response.writeHead(status, { location: site.origin + to }).end();
  }).listen(0);
  await once(other, "listening");
  const { faults, weight } = await checkRedirects(site, [
    `http://localhost:${portOf(other)}`,
  ]);
  other.close();
  expect(faults.length > 0 ? weight : "ok").toBe(state);
});
