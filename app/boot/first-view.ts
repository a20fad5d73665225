import { afterPaint } from "./after-paint";

/** Settles when the browser has painted the page's first text or picture. */
export async function firstView(): Promise<void> {
  // To set an observer up takes time that the first frame needs.
  await afterPaint();
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint")[0]) resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}
