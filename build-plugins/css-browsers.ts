/**
 * The oldest versions with light-dark(), CSS nesting and popovers;
 * docs/decisions/002-css.md.
 */
const BROWSERS = {
  chrome: [123, 0],
  firefox: [125, 0],
  safari: [17, 5],
} as const;

/** These browsers in the format of Vite's `build.cssTarget`. */
export const cssTarget = Object.entries(BROWSERS).map(
  ([name, [major, minor]]) => `${name}${major}.${minor}`,
);

/** The same for Lightning CSS, which takes a version as one byte for each part. */
export const lightningTargets = Object.fromEntries(
  Object.entries(BROWSERS).map(([name, [major, minor]]) => [
    name,
    (major << 16) | (minor << 8),
  ]),
);
