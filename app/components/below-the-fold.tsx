import { useDeferredValue, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * The part of a page below its first section. After a followed link React renders
 * it once the first section has been painted. On a full page load, after Back or
 * Forward and for a URL with a fragment React renders it at once, because the
 * scroll position depends on it.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  const isShown = useDeferredValue(true, !isFollowed || hash !== "");
  // The placeholder keeps the footer out of the viewport until then.
  return isShown ? children : <div className="below-the-fold" />;
}
