import { useEffect, useRef } from "react";

import type { Photograph as PhotographContent } from "~/content/schema/primitives";
import { photographSources } from "~/format/photograph-sources";

type Props = {
  photograph: PhotographContent;
  /** Width over height of its place. */
  ratio: number;
  /** The `sizes` of its place. */
  sizes: string;
  isShown: boolean;
  onLoad: () => void;
  onError: () => void;
};

/** A photograph of the image host. Nobody sees it before it has loaded. */
export function Photograph({
  photograph,
  ratio,
  sizes,
  isShown,
  onLoad,
  onError,
}: Props) {
  const image = useRef<HTMLImageElement>(null);

  // It may have loaded or failed before this code listened.
  useEffect(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) onLoad();
    else onError();
  }, [onLoad, onError]);

  return (
    <img
      ref={image}
      className="photo"
      data-on={isShown || undefined}
      {...photographSources(photograph.id, ratio)}
      sizes={sizes}
      alt={photograph.alt}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  );
}
