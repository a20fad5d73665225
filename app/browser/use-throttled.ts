import { useEffect, useRef, useState } from "react";

/** Follows a value at most once in so many ms: the first soon, the last always. */
export function useThrottled<T>(value: T, pause: number): T {
  const [shown, setShown] = useState(value);
  const due = useRef(0);

  useEffect(() => {
    const timer = setTimeout(() => {
      due.current = performance.now() + pause;
      setShown(value);
    }, due.current - performance.now());
    return () => clearTimeout(timer);
  }, [value, pause]);

  return shown;
}
