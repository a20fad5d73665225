import { Caption } from "~/components/rich-text";
import { ColumnHeads, Scrolling } from "~/components/scrolling";
import { headingId, Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./table.css";

/** A comparison in rows. */
export default function Table({ section }: SectionProps<"table">) {
  const { frame, heading, label, columns, rows, oursFirst, caption } = section;
  const longest = Math.max(...rows.map(({ bar }) => bar));
  return (
    <Section frame={frame} name="table" heading={heading}>
      {heading === undefined && (
        <h2 className="visually-hidden" id={headingId(frame.id)}>
          {label}
        </h2>
      )}
      <figure className="grid">
        <Scrolling label={label}>
          <table className="data figures">
            <caption>{label}</caption>
            <ColumnHeads columns={columns} />
            <tbody>
              {rows.map(({ name, cells, bar }, place) => (
                <tr
                  key={name}
                  className={oursFirst && place === 0 ? "ours" : undefined}
                  style={bar > 0 ? { "--value": bar, "--unit": longest } : {}}
                >
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
        {caption && <Caption as="figcaption" {...caption} />}
      </figure>
    </Section>
  );
}
