import { RichText } from "~/components/rich-text";
import type { PolicyBlock as Block } from "~/content/schema/privacy";

import { PolicyTable } from "./policy-table";

export function PolicyBlock({ block }: { block: Block }) {
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
