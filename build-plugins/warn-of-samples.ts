import { styleText } from "node:util";
import type { Plugin } from "vite";

import { findSamples } from "../app/content/find-samples.ts";
import { readSources } from "../app/content/site-pages.ts";
import { isPublicHost } from "../server/settings.ts";

/** How much of the content is invented, or undefined if nothing is. */
function samplesLeft(folder: string): string | undefined {
  const { length } = findSamples(readSources(folder));
  if (length === 0) return undefined;
  return length === 1
    ? "1 entry is still a sample"
    : `${length} entries are still samples`;
}

/**
 * Says at the end of a build how much of the content is invented. If the site is for
 * a public host, it warns at the beginning too.
 */
export function samples(siteUrl: string, folder = "content"): Plugin {
  const isPublic = isPublicHost(new URL(siteUrl).hostname);
  const warning = (left: string) =>
    styleText(
      "yellow",
      `This build is for ${siteUrl}, but ${left}. Do not publish it before npm run launch-check finds nothing that blocks.`,
    );
  return {
    name: "samples",
    buildStart() {
      const { name, mode, logger } = this.environment;
      if (!isPublic || name !== "client" || mode !== "build") return;
      const left = samplesLeft(folder);
      if (left !== undefined) logger.warn(warning(left));
    },
    buildApp: {
      order: "post",
      handler: async ({ config: { logger } }) => {
        const left = samplesLeft(folder);
        if (left === undefined) return;
        if (isPublic) logger.warn(warning(left));
        else logger.info(`${left} (npm run launch-check).`);
      },
    },
  };
}
