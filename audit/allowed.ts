/** One thing that a judge says and is wrong about. */
interface Allowed {
  /** Its exact message. */
  message: string;
  /** What it must have quoted, where the message alone says too little. */
  extract?: RegExp;
  /** Why the site is right. */
  reason: string;
}

const SCROLL_ANIMATIONS =
  "Scroll-driven Animations Level 1, in Chromium and Safari; the checker's list is older";
const VECTOR_EFFECT =
  "SVG 2, in every browser; the checker's list of properties is older";
const CONTAINERS =
  "CSS Containment Level 3 (container queries), in every browser since 2023; the checker does not know it";
const VIEW_TRANSITIONS =
  "CSS View Transitions Level 2, in Chromium and Safari; the checker does not know it";

/**
 * Where a judge is behind the standards. Nothing else is ever left out of a
 * report.
 */
export const allowed: { nu: readonly Allowed[] } = {
  nu: [
    {
      message:
        "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
      reason: SCROLL_ANIMATIONS,
    },
    {
      message:
        "CSS: “animation-range”: Property “animation-range” doesn't exist.",
      reason: SCROLL_ANIMATIONS,
    },
    {
      message: "CSS: “vector-effect”: Property “vector-effect” doesn't exist.",
      reason: VECTOR_EFFECT,
    },
    {
      message:
        "CSS: “container-type”: Property “container-type” doesn't exist.",
      reason: CONTAINERS,
    },
    {
      message: "CSS: “inline-size”: Parse Error.",
      extract: /\b100cqi\b/,
      reason: CONTAINERS,
    },
    {
      message: "CSS: Unrecognized at-rule “@view-transition”",
      reason: VIEW_TRANSITIONS,
    },
    {
      message:
        "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
      reason: VIEW_TRANSITIONS,
    },
  ],
};
