import type { ReactNode } from "react";

import "./folded.css";

type Props = { label: string; children: ReactNode };

/** What opens on phones. In wide windows it is open, and there is nothing to press. */
export function Folded({ label, children }: Props) {
  return (
    <details className="folded">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
