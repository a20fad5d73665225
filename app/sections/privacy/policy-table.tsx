import type { PolicyBlock } from "~/content/schema/privacy";

type Props = Extract<PolicyBlock, { table: unknown }>["table"];

/** On a phone each cell stands on its own line, after the name of its column. */
export function PolicyTable({ columns, rows }: Props) {
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
