import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { Element, ElementContent, ElementData } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";

import { Numeral } from "~/components/figures";
import type { Stat } from "~/content/markdown/text-blocks";
import type { TextLabels } from "~/content/schema/layout";
import { destination } from "~/features/forms/receiver";

import { TextPicture, Video } from "./text-picture";

/** Whether it shows in any case, or belongs to where this build's forms go. */
const isShown = ({ when }: Pick<Stat, "when"> | ElementData = {}) =>
  when === undefined || when === destination();

/** A band of figures. */
export function Figures({ stats }: { stats: readonly Stat[] }) {
  const shown = stats.filter(isShown);
  return (
    <dl className="stat-band" style={{ "--count": shown.length }}>
      {shown.map(({ value, label }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <Numeral as="dd" value={value} />
        </div>
      ))}
    </dl>
  );
}

/** An element that a component shows: a picture, a film or a band of figures. */
const replacing = (labels?: TextLabels) =>
  function Replaced({ node }: { node?: Element | undefined }) {
    const { image, video, stats = [] } = node?.data ?? {};
    if (!image) return <Figures stats={stats} />;
    if (video && labels)
      return <Video image={image} video={video} labels={labels} />;
    const picture = <TextPicture {...image} />;
    return video ? <a href={video.address}>{picture}</a> : picture;
  };

type Props = {
  nodes: readonly ElementContent[];
  /** Words around films; feeds, which play none, have links to them. */
  labels?: TextLabels;
};

/** The blocks of a text. */
export const Nodes = ({ nodes, labels }: Props) =>
  toJsxRuntime(
    {
      type: "root",
      children: nodes.filter(
        (node) => node.type !== "element" || isShown(node.data),
      ),
    },
    {
      Fragment,
      jsx,
      jsxs,
      passNode: true,
      components: { img: replacing(labels), dl: replacing() },
    },
  );
