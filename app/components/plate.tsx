import { useCallback, useState, type ReactNode } from "react";

import type {
  Drawing as DrawingContent,
  Picture,
} from "~/content/schema/pictures";
import { plateAddress, plates } from "~/plates";

import { Photograph } from "./photograph";
import "./plate.css";

type DrawingProps = {
  drawing: DrawingContent;
  /**
   * `draw` is as wide as its container, `draw micro` the same below a figure,
   * `art` fills its container, `contours` lies behind its section.
   */
  fit?: "draw" | "draw micro" | "art" | "contours";
};

/** A drawing. Every one is below the first view, so the browser loads it late. */
export function Drawing({ drawing: { plate, alt }, fit }: DrawingProps) {
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

type PlateProps = {
  picture: Picture;
  tone?: "plain" | "warm";
  /** Width over height of the photograph. */
  ratio?: number;
  /** The photograph's `sizes` attribute. */
  sizes?: string;
  /** The caption. */
  children?: ReactNode;
};

/** A drawing, which a photograph covers once it has loaded. */
export function Plate({
  picture: { drawing, photograph },
  tone = "plain",
  ratio = 1,
  sizes = "100vw",
  children,
}: PlateProps) {
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  const show = useCallback(() => setState("shown"), []);
  const fail = useCallback(() => setState("failed"), []);
  const isShown = state === "shown";
  return (
    <figure className="plate">
      <div className={tone === "warm" ? "frame warm" : "frame"}>
        <Drawing
          drawing={isShown ? { ...drawing, alt: "" } : drawing}
          fit="art"
        />
        {photograph && state !== "failed" && (
          <Photograph
            photograph={photograph}
            ratio={ratio}
            sizes={sizes}
            isShown={isShown}
            onLoad={show}
            onError={fail}
          />
        )}
      </div>
      {children && <figcaption className="caption">{children}</figcaption>}
    </figure>
  );
}
