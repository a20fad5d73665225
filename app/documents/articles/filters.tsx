import type { PagePath } from "~/page-path";

import "./filters.css";

type Props = {
  label: string;
  /** The lists of one kind, each with how many entries it has. */
  lists: readonly { path: PagePath; name: string; count: number }[];
  /** The path of the list that is shown. */
  current: string;
};

/** Links to the lists of one kind. */
export function Filters({ label, lists, current }: Props) {
  return (
    <nav className="filters" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul>
        {lists.map(({ path, name, count }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? "page" : undefined}>
              {name} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
