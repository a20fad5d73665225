import type { Drawing as DrawingContent } from "~/content/schema/primitives";
import { plateAddress, plates } from "~/plates";

type Props = {
  drawing: DrawingContent;
  /** How it sits: as wide as its place, a small one, filling, or behind all. */
  fit?: "draw" | "draw micro" | "art" | "contours";
};

/** A drawn plate. Below the first view, all of them: loaded when needed. */
export function Drawing({ drawing: { plate, alt }, fit }: Props) {
  const [width, height] = plates[plate];
  return (
    <img
      className={fit}
      src={plateAddress(plate)}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
