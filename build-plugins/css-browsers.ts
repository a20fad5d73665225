/** The oldest browsers with light-dark() and nesting; docs/decisions/002-css.md. */
const BROWSERS = {
  chrome: [123, 0],
  firefox: [121, 0],
  safari: [17, 5],
} as const;

/** As Vite's minifier takes them. */
export const cssTarget = Object.entries(BROWSERS).map(
  ([name, [major, minor]]) => `${name}${major}.${minor}`,
);

/** As Lightning CSS takes them: a byte each for the parts of the version. */
export const lightningTargets = Object.fromEntries(
  Object.entries(BROWSERS).map(([name, [major, minor]]) => [
    name,
    (major << 16) | (minor << 8),
  ]),
);
