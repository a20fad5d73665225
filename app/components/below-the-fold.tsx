import type { ReactNode } from "react";

import { useAfterFirstView } from "~/browser/use-after-first-view";

/** The part of a page that nobody sees first: a followed link does not wait for it. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isTime = useAfterFirstView();
  // Room, so that the footer does not show meanwhile.
  return isTime ? children : <div className="below-the-fold" />;
}
