import type { Plugin } from "vite";

/** What is not the site's own, with the few lines that start it. */
const FRAMEWORK =
  /[\\/]node_modules[\\/]|rolldown[\\/]runtime|[\\/]app[\\/]entry\.client\./;

/** What only Google Ads and Microsoft Ads are made of. */
const ADS = /[\\/]app[\\/]sections[\\/]ads[\\/]/;

/** What else more than one page needs, or the layout and a page. */
const SHARED = /[\\/]app[\\/](?!sections[\\/]ads[\\/])/;

/**
 * Gathers the scripts into few files: the framework, what pages share, what
 * the two ads pages share, and each page. Left to itself the bundler cuts one for every set of pages that
 * share something: about 25 files a page, each compressed by itself.
 */
export function fewChunks(): Plugin {
  return {
    name: "few-chunks",
    apply: "build",
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    groups: [
                      { name: "entry.client", test: FRAMEWORK, priority: 3 },
                      {
                        name: "shared",
                        test: SHARED,
                        minShareCount: 2,
                        priority: 2,
                      },
                      { name: "ads", test: ADS, minShareCount: 2 },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}
