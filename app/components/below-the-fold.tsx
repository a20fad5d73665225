import type { ReactNode } from "react";

import { useTopPainted } from "~/browser/use-top-painted";

/** The part of a page that nobody sees first: a followed link does not wait for it. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isTime = useTopPainted();
  // Room, so that the footer does not show meanwhile.
  return isTime ? children : <div className="below-the-fold" />;
}
