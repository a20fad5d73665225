import { Numeral } from "~/components/figures";
import { ButtonLink } from "~/components/links";
import { RichText } from "~/components/rich-text";
import type {
  ArticleBlock as BlockContent,
  ArticleLink,
} from "~/content/articles/article-blocks";
import type { RichText as RichTextContent } from "~/content/articles/markdown";
import { isFigure } from "~/format/figures";

import { ArticlePicture } from "./article-picture";

type Block<Key extends string> = Extract<BlockContent, Record<Key, unknown>>;

/** A band of two to four figures. */
export function Figures({ stats }: Block<"stats">) {
  return (
    <dl className="figures">
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Numeral as="dd" value={value} />
        </div>
      ))}
    </dl>
  );
}

/** The links of a call to action, of which the first is the prominent one. */
export function Actions({ links }: { links: readonly ArticleLink[] }) {
  return (
    <div className="actions">
      {links.map((link, index) => {
        const variant = index === 0 ? "filled" : "outline";
        return "to" in link ? (
          <ButtonLink
            key={link.text}
            link={link}
            variant={variant}
            hasArrow={index === 0}
          />
        ) : (
          <a
            key={link.text}
            className={index === 0 ? "button" : "button outline"}
            href={link.href}
          >
            {link.text}
          </a>
        );
      })}
    </div>
  );
}

function Items({ items }: { items: readonly RichTextContent[] }) {
  return items.map((item, index) => (
    // The items never change their order.
    <li key={index}>
      <span>
        <RichText text={item} />
      </span>
    </li>
  ));
}

type TableProps = Block<"table">["table"] & {
  /** The name of the table, which can be scrolled where it does not fit. */
  label: string;
  caption?: string | undefined;
};

function Table({ columns, rows, label, caption }: TableProps) {
  const isNumeric = columns.map((_, index) =>
    rows.every((row) => isFigure(row[index] ?? "")),
  );
  const look = (index: number) => (isNumeric[index] ? "figure" : undefined);
  return (
    // The keyboard scrolls it, so it needs a tab stop and a name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table" aria-label={label} tabIndex={0}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={look(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column} scope="row" className={look(index)}>
                    {row[index]}
                  </th>
                ) : (
                  <td key={column} className={look(index)}>
                    {row[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Props = {
  block: BlockContent;
  /** The heading it stands under, which names a table without a caption. */
  heading: string;
};

/** One block of an article's text. */
export function ArticleBlock({ block, heading }: Props) {
  if (typeof block === "string" || Array.isArray(block)) {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ("heading" in block) return <h3>{block.heading}</h3>;
  if ("list" in block) {
    return (
      <ul>
        <Items items={block.list} />
      </ul>
    );
  }
  if ("steps" in block) {
    return (
      <ol>
        <Items items={block.steps} />
      </ol>
    );
  }
  if ("stats" in block) return <Figures {...block} />;
  if ("image" in block) return <ArticlePicture {...block.image} />;
  if ("links" in block) return <Actions {...block} />;
  if ("quote" in block) {
    return (
      <figure className="quote">
        <blockquote>
          <p>{block.quote}</p>
        </blockquote>
        {block.by && <figcaption>{block.by}</figcaption>}
      </figure>
    );
  }
  const caption = "caption" in block ? block.caption : undefined;
  return (
    <Table {...block.table} caption={caption} label={caption ?? heading} />
  );
}
