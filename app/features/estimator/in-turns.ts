type Job = () => void;

/**
 * Runs jobs in turns, never two without a pause in ms between, until each has
 * run since the last call.
 */
export function inTurns(jobs: readonly Job[], pause: number): () => void {
  let turn = 0;
  /** Turns still to be run; below 0 none is waited for. */
  let left = -1;
  const run = () => {
    left -= 1;
    if (left < 0) return;
    jobs[turn % jobs.length]?.();
    turn += 1;
    setTimeout(run, pause);
  };
  return () => {
    if (left < 0) setTimeout(run);
    left = jobs.length;
  };
}
