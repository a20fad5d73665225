/**
 * Where a judge is behind the standards: its exact message, and why the site is
 * right. Nothing else is ever left out of a report.
 */
export const allowed = {
  nu: new Map([
    [
      "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
      "Scroll-driven Animations Level 1, in Chromium and Safari; the checker's list is older",
    ],
    [
      "CSS: “animation-range”: Property “animation-range” doesn't exist.",
      "the same",
    ],
  ]),
};
