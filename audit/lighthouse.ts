// Loads every page with Lighthouse, as on a phone and on a desktop. Every score
// must be 100, except performance: that depends on how busy the machine is, so
// less than 98 is a warning. `npm run bench pages` measures it.
import { pages, serveSite } from "../bench/site.ts";
import { runLighthouse } from "./run-lighthouse.ts";

const site = await serveSite();
try {
  for (const path of pages) {
    for (const device of ["mobile", "desktop"]) {
      const { scores } = await runLighthouse(
        `${site.address}${path}`,
        device === "desktop",
      );
      const points = scores.map(({ name, score }) => `${name} ${score}`);
      console.log(`${path} ${device}: ${points.join(", ")}`);
      for (const { name, score, failed } of scores) {
        const isPerformance = name === "performance";
        if (score >= (isPerformance ? 98 : 100)) continue;
        console.log(
          `  ${isPerformance ? "warning" : "FAILED"}: ${failed.join("; ")}`,
        );
        if (!isPerformance) process.exitCode = 1;
      }
    }
  }
} finally {
  await site.stop();
}
