import { useState } from "react";

/**
 * For a link: fetches the page behind it as soon as the pointer, a finger or
 * the keyboard reaches it. The router's own `intent` would wait for 100 ms
 * first, in which a tap is over.
 */
export function usePrefetch() {
  const [isLikely, setIsLikely] = useState(false);
  const expect = () => setIsLikely(true);
  return {
    prefetch: isLikely ? "render" : "none",
    // A finger enters with its touch.
    onPointerEnter: expect,
    onFocus: expect,
  } as const;
}
