import { TextBlocks } from "~/components/rich-text";
import { ColumnHeads } from "~/components/scrolling";
import { headingId, Mark } from "~/components/section";
import type { Block } from "~/content/markdown/markdown";
import type { PrivacyPage } from "~/content/schema/pages/privacy";
import { destination } from "~/features/forms/receiver";

type PolicyBlockProps = {
  block: PrivacyPage["text"][number]["blocks"][number]["block"];
};

function PolicyBlock({ block }: PolicyBlockProps) {
  if (typeof block === "object" && "heading" in block)
    return <h3>{block.heading}</h3>;
  if (typeof block === "object" && "table" in block)
    return <PolicyTable {...block.table} />;
  return <TextBlocks blocks={[block]} />;
}

type PolicyTableProps = Extract<Block, { table: unknown }>["table"];

/**
 * A table. On phones the stylesheet puts each cell on a line of its own, after
 * its label.
 */
function PolicyTable({ columns, rows }: PolicyTableProps) {
  return (
    <table>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column} scope="row" data-label={column}>
                  {row[index]}
                </th>
              ) : (
                <td key={column} data-label={column}>
                  {row[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PolicyPartProps = PrivacyPage["text"][number];

export function PolicyPart({ id, mark, title, blocks }: PolicyPartProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)}>
      {mark && <Mark {...mark} label="" />}
      <h2 id={headingId(id)}>{title}</h2>
      {blocks
        .filter(({ when = destination() }) => when === destination())
        .map(({ block }, index) => (
          // The blocks never change their order.
          <PolicyBlock key={index} block={block} />
        ))}
    </section>
  );
}
