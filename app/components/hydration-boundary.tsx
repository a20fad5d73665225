import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from "react";

const waiting = new Set<object>();

/**
 * The last boundary marks the document as hydrated: the stylesheets hide controls that
 * need it, and tests wait for it.
 */
function settle(boundary: object) {
  waiting.delete(boundary);
  if (waiting.size === 0) document.documentElement.dataset.hydrated = "";
}

function Hydrated({ boundary }: { boundary: object }) {
  useEffect(() => settle(boundary), [boundary]);
  return null;
}

/**
 * A part of the page that React hydrates in a short task of its own, when it meets an
 * event or when the browser is idle (docs/decisions/011-first-view.md).
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const [boundary] = useState(() => ({}));
  // This runs as soon as what is around the boundary is hydrated.
  useLayoutEffect(() => {
    waiting.add(boundary);
    return () => settle(boundary);
  }, [boundary]);
  return (
    <Suspense>
      {children}
      <Hydrated boundary={boundary} />
    </Suspense>
  );
}
