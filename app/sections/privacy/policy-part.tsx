import { Mark } from "~/components/mark";
import { RichText } from "~/components/rich-text";
import { headingId } from "~/components/section";
import type {
  PolicyBlock as Block,
  PrivacyPage,
} from "~/content/schema/privacy";

function PolicyBlock({ block }: { block: Block }) {
  if (typeof block === "string" || Array.isArray(block)) {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ("table" in block) return <PolicyTable {...block.table} />;
  return (
    <ul>
      {block.list.map((item, index) => (
        // A list never changes its order.
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

type PolicyTableProps = Extract<Block, { table: unknown }>["table"];

/** On a phone each cell stands on its own line, after the name of its column. */
function PolicyTable({ columns, rows }: PolicyTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
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

type PolicyPartProps = PrivacyPage["parts"][number];

export function PolicyPart({ id, fathoms, title, blocks }: PolicyPartProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)}>
      <Mark fathoms={fathoms} />
      <h2 id={headingId(id)}>{title}</h2>
      {blocks.map((block, index) => (
        // A text never changes its order.
        <PolicyBlock key={index} block={block} />
      ))}
    </section>
  );
}
