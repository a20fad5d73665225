import { startTransition, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import { afterPaint } from "~/boot/after-paint";

/**
 * Whether it is time for what a visitor does not see first. After a followed
 * link only once the new page's top has been painted; at once where the place
 * on the page must be there: on a full load, on the way back, for a `#place`.
 */
export function useTopPainted(): boolean {
  const isFollowed = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  const [isTime, setIsTime] = useState(!isFollowed || hash !== "");

  useEffect(() => {
    if (isTime) return;
    void afterPaint().then(() => startTransition(() => setIsTime(true)));
  }, [isTime]);

  return isTime;
}
