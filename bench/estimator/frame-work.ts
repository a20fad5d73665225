import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The work of each frame that showed an input, in ms. */
    frameWork: number[];
  }
}

/**
 * Runs in the page, before anything else. A frame's work begins with the first
 * input event it shows, which browsers keep until just before it, and ends
 * when style, layout and paint are done: the first task after the frame, of the
 * highest priority, so that nothing else is counted with it.
 */
function watchFrames(): void {
  window.frameWork = [];
  let begin: number | undefined;
  window.addEventListener(
    "input",
    () => {
      begin ??= performance.now();
    },
    true,
  );
  const onFrame = () => {
    const begun = begin;
    begin = undefined;
    if (begun !== undefined) {
      const end = () => window.frameWork.push(performance.now() - begun);
      void scheduler.postTask(end, { priority: "user-blocking" });
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

export const installFrameWork = (page: Page): Promise<unknown> =>
  page.addInitScript(watchFrames);

/** The frames since the last time this was asked, in ms of work. */
export const takeFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => window.frameWork.splice(0));
