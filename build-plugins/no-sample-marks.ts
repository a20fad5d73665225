import type { Plugin } from "vite";

const CONTENT = /\/app\/content\/[^/]+\.ts(?:\?|$)/;
const MARK = /\bsample: true,?/g;

/** What is invented is marked for the agency's staff: no visitor fetches that. */
export function noSampleMarks(): Plugin {
  return {
    name: "no-sample-marks",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: CONTENT },
      handler: (code) => code.replaceAll(MARK, ""),
    },
  };
}
