import type { ComponentProps } from "react";

import "./opens.css";

type Props = ComponentProps<"details"> & { summary: string };

/** What opens below a plus, which becomes a minus. */
export const Opens = ({ summary, children, ...details }: Props) => (
  <details {...details}>
    <summary className="opens">{summary}</summary>
    {children}
  </details>
);

/** The points of a package or a service, which open on phones and stand open elsewhere. */
export const Folded = ({ summary, children }: Props) => (
  <Opens className="folded" summary={summary}>
    {children}
  </Opens>
);
