import type { ReactNode } from "react";

import "./scrolling.css";

type Props = { className?: string; label: string; children: ReactNode };

/** A table that scrolls in itself, by the keyboard too. */
export function Scrolling({ className = "", label, children }: Props) {
  return (
    <div
      className={`scrolling ${className}`}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** The names of a table's columns. */
export const ColumnHeads = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
