import { useLocation } from "react-router";

import { isDraft, pathOf } from "~/navigation/page-code";

/** Says in the development server that a page is not published. */
export function DraftRibbon() {
  if (!isDraft(pathOf(useLocation().pathname))) return null;
  return (
    <p
      style={{
        position: "fixed",
        insetInlineEnd: 0,
        insetBlockStart: "var(--head)",
        zIndex: 9,
        padding: "0.5rem 1rem",
        background: "var(--ink)",
        color: "var(--paper)",
        font: "600 var(--t-1) / 1.2 var(--sans)",
      }}
    >
      Draft: not published
    </p>
  );
}
