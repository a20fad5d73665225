import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { Element, ElementContent } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";

import { Numeral } from "~/components/figures";
import type { Stat } from "~/content/markdown/text-blocks";

import { TextPicture } from "./text-picture";

/** A band of two to four figures. */
export function Figures({ stats }: { stats: readonly Stat[] }) {
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

/** An element that a component shows: a picture or a band of figures. */
function Replaced({ node }: { node?: Element | undefined }) {
  const { image, stats = [] } = node?.data ?? {};
  return image ? <TextPicture {...image} /> : <Figures stats={stats} />;
}

/** The blocks of a text. */
export const Nodes = ({ nodes }: { nodes: readonly ElementContent[] }) =>
  toJsxRuntime(
    { type: "root", children: [...nodes] },
    {
      Fragment,
      jsx,
      jsxs,
      passNode: true,
      components: { img: Replaced, dl: Replaced },
    },
  );
