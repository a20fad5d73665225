import type { ReactNode } from "react";

import "./opens.css";

type Props = { className?: string; summary: string; children: ReactNode };

/** What opens below a plus, which becomes a minus. */
export const Opens = ({ className, summary, children }: Props) => (
  <details className={className}>
    <summary className="opens">{summary}</summary>
    {children}
  </details>
);

/** The points of a package or a service, which open on phones and stand open elsewhere. */
export const Folded = ({ summary, children }: Omit<Props, "className">) => (
  <Opens className="folded" summary={summary}>
    {children}
  </Opens>
);
