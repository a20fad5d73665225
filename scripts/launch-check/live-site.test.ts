import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, it } from "vitest";

import { portOf } from "../../server/address-fixture";
import { createBuild } from "../../server/build-fixture";
import { readBuiltFiles } from "../../server/built-files";
import { checkAsBuilt, checkRedirects, otherAddresses } from "./live-site";

async function withServer<Result>(
  answer: RequestListener,
  judge: (address: URL) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answer).listen(0, "localhost");
  await once(server, "listening");
  const result = judge(new URL(`http://localhost:${portOf(server)}`));
  return result.finally(() => server.close());
}

it("compares status, headers and lists of the live site with the build", async () => {
  const { build, remove } = await createBuild();
  const files = await readBuiltFiles(build);
  const faults = await withServer(
    ({ url = "" }, response) => {
      const found = files.find(({ address }) => address === url);
      response.writeHead(found && url !== "/404" ? 200 : 302, {
        ...found?.headers,
        ...(url === "/services" && { "cache-control": "max-age=600" }),
      });
      response.end(url);
    },
    async (site) => {
      const { faults: found } = await checkAsBuilt(site, build);
      return found.map((fault) => fault.replace(site.origin, "SITE"));
    },
  );
  await remove();
  expect(faults).toContain(
    "/services: cache-control is max-age=600, not no-cache",
  );
  expect(faults).toContain("/no-such-page: answers 302");
  expect(faults).toContain("/robots.txt: is not that of this build");
  expect(faults).toContain("/robots.txt: does not name SITE");
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
  const { faults, weight } = await withServer(
    (_, response) => response.end(),
    (site) =>
      withServer(
        (_, response) => {
          response.writeHead(status, { location: site.origin + to }).end();
        },
        (other) => checkRedirects(site, [other.origin]),
      ),
  );
  expect(faults.length > 0 ? weight : "ok").toBe(state);
});
