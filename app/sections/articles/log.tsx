import type { ArticleEntry } from "~/content/pages/list-articles";

import { Byline } from "./byline";

/** A list of articles. Their dates stand beside the vertical line. */
export function Log({ entries }: { entries: readonly ArticleEntry[] }) {
  return (
    <ol className="log">
      {entries.map((entry) => {
        const { path, title, standfirst, date } = entry;
        return (
          <li key={path}>
            <article>
              <time dateTime={date.iso}>{date.short}</time>
              <div className="what">
                <h3>
                  <a href={path}>{title}</a>
                </h3>
                <p>{standfirst}</p>
              </div>
              <Byline entry={entry} />
            </article>
          </li>
        );
      })}
    </ol>
  );
}
