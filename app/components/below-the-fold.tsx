import { useDeferredValue, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * The part of a page that nobody sees first. After a followed link React renders
 * it once the top has been painted; on a full page load, on the way back and
 * for a `#place` at once, because the scroll position depends on it.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  const isShown = useDeferredValue(true, !isFollowed || hash !== "");
  // Room, so that the footer does not show meanwhile.
  return isShown ? children : <div className="below-the-fold" />;
}
