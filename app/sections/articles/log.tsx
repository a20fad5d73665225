import type { ArticleEntry } from "~/content/pages/list-articles";

import { Byline } from "./byline";

type Props = {
  entries: readonly ArticleEntry[];
  as?: "h2" | "h3";
};

/** A list of articles. Their dates stand beside the vertical line. */
export function Log({ entries, as: Heading = "h3" }: Props) {
  return (
    <ol className="log">
      {entries.map((entry) => {
        const { path, title, standfirst, date } = entry;
        return (
          <li key={path}>
            <article>
              <time dateTime={date.iso}>{date.short}</time>
              <div className="what">
                <Heading>
                  <a href={path}>{title}</a>
                </Heading>
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
