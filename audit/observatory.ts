// Grades each page's headers with the tests of MDN's HTTP Observatory. Its own
// scan can't be given a port, so that its tests are called directly, as if a
// host that ends TLS stood before the server. Its package must be on the PATH:
// see the npm script.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { z } from "zod";
import { pages, serveSite } from "../bench/site.ts";

const WANTED = 125;
const HOST = "www.example.com";
const [bin = ""] = process.env["PATH"]?.split(delimiter) ?? [];
const load = createRequire(join(bin, "observatory"));
const SOURCE = "@mdn/mdn-http-observatory/src";

/** The types of the functions that are used, because the package has none. */
const observatory = z
  .object({
    ALL_TESTS: z.array(
      z.custom<(requests: object) => { pass: boolean; result: string }>(),
    ),
    getGradeForScore:
      z.custom<(score: number) => { score: number; grade: string }>(),
    getScoreModifier: z.custom<(result: string) => number>(),
    MINIMUM_SCORE_FOR_EXTRA_CREDIT: z.number(),
  })
  .parse({
    ...load(`${SOURCE}/constants.js`),
    ...load(`${SOURCE}/grader/grader.js`),
    ...load(`${SOURCE}/grader/charts.js`),
  });

// The package's install script, which npm does not run here, would download it.
writeFileSync(
  join(load.resolve(`${SOURCE}/constants.js`), "../../conf/hsts-preload.json"),
  "{}",
);

const total = (points: number[]) =>
  points.reduce((sum, each) => sum + each, 100);

async function grade(address: string) {
  const response = await fetch(address);
  // The package's CSS parser knows no nesting; no test reads style elements.
  const html = (await response.text()).replaceAll(/<style>.*?<\/style>/gs, "");
  const answer = {
    headers: Object.fromEntries(response.headers),
    status: response.status,
    verified: true,
    httpEquiv: new Map(),
  };
  const https = new URL(`https://${HOST}`);
  const results = observatory.ALL_TESTS.map((test) =>
    test({
      hostname: HOST,
      resources: { path: html },
      responses: {
        auto: answer,
        https: answer,
        http: answer,
        cors: null,
        httpRedirects: [{ url: new URL(`http://${HOST}`) }, { url: https }],
        httpsRedirects: [],
      },
      session: { url: https },
    }),
  );
  const points = results.map(({ result }) =>
    observatory.getScoreModifier(result),
  );
  const penalised = total(points.filter((each) => each < 0));
  const hasExtra = penalised >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return {
    ...observatory.getGradeForScore(hasExtra ? total(points) : penalised),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}

const site = await serveSite();
try {
  for (const path of pages) {
    const { score, grade: letter, failed } = await grade(site.address + path);
    console.log(`${path}: ${score}, ${letter} ${failed.join(", ")}`);
    if (score < WANTED || failed.length > 0) process.exitCode = 1;
  }
} finally {
  await site.stop();
}
