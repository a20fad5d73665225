import { use, useState } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";

import { keepStyles } from "./keep-styles";

/** For a way to another page: whether it is likely to be taken, and what says so. */
export function useLikelyPage(to: string) {
  const [isLikely, setIsLikely] = useState(false);
  const router = use(DataRouterContext)?.router;
  const routes = use(FrameworkContext)?.manifest.routes;
  /** The router leaves the stylesheets for later. */
  const expect = () => {
    setIsLikely(true);
    for (const { route } of router?.match(to) ?? []) {
      routes?.[route.id]?.css?.forEach(keepStyles);
    }
  };
  return { isLikely, expect };
}

/**
 * For a link: fetches the page behind it as soon as the pointer, a finger or
 * the keyboard reaches it. The router's own `intent` would wait for 100 ms
 * first, in which a tap is over.
 */
export function usePrefetch(to: string) {
  const { isLikely, expect } = useLikelyPage(to);
  return {
    prefetch: isLikely ? "render" : "none",
    // A finger enters with its touch.
    onPointerEnter: expect,
    onFocus: expect,
  } as const;
}
