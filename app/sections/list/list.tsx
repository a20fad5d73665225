import { ArrowLink } from "~/components/links";
import { Folded } from "~/components/opens";
import { Drawing, PictureFigure } from "~/components/picture";
import { Paragraph, RichText, TextBlocks } from "~/components/rich-text";
import { Section } from "~/components/section";
import { SmallSheet } from "~/features/report/small-sheet";

import type { Section as SectionOf } from "../kinds";
import type { SectionProps } from "../section-props";
import "./list.css";

type Item = SectionOf<"list">["entries"][number];

/** So few entries are in larger type. */
const FEW = 2;

type EntriesProps = {
  className: string;
  items: readonly Item[];
  /** The words above what an entry contains, on phones. */
  contains: string;
};

function Entries({ className, items, contains }: EntriesProps) {
  const isLarge = className === "columns" && items.length <= FEW;
  return (
    <ul role="list" className={className}>
      {items.map(({ title, text, drawing, caption, link, ...item }) => (
        <li key={title}>
          {drawing && <Drawing drawing={drawing} />}
          {caption && <p className="caption">{caption}</p>}
          <h3 className={isLarge ? "title" : undefined}>{title}</h3>
          {text && <Paragraph text={text} isSmall={!isLarge} />}
          {item.contains && (
            <Folded summary={contains}>
              <TextBlocks blocks={[{ list: item.contains }]} />
            </Folded>
          )}
          {link && <ArrowLink link={link} />}
        </li>
      ))}
    </ul>
  );
}

/** Services, benefits, reasons or parts: in columns, or below each other beside the heading. */
export default function List({ section, site }: SectionProps<"list">) {
  const { frame, heading, intro, large, entries, beside, ...shown } = section;
  const { contains } = site.content["price-labels"];
  const caption = shown.caption && <RichText text={shown.caption} />;
  const figure = (
    <>
      {shown.picture && (
        <PictureFigure className="detail" picture={shown.picture}>
          {caption}
        </PictureFigure>
      )}
      {shown.report && site.reportPage && (
        <figure>
          <SmallSheet site={site} />
          {caption && <figcaption className="caption">{caption}</figcaption>}
        </figure>
      )}
    </>
  );
  return (
    <Section
      frame={frame}
      name={beside ? "list beside" : "list"}
      heading={heading}
      intro={intro}
      besideHead={figure}
    >
      {large && (
        <Entries className="columns" items={large} contains={contains} />
      )}
      <Entries
        className={beside ? "ruled" : "columns"}
        items={entries}
        contains={contains}
      />
    </Section>
  );
}
