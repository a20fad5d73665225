type Job = () => void;

/**
 * Runs jobs in turns, never two without a pause in ms between, until each has
 * run since the last call.
 */
export function inTurns(jobs: readonly Job[], pause: number): () => void {
  let turn = 0;
  let left = 0;
  const run = () => {
    jobs[turn % jobs.length]?.();
    turn += 1;
    left -= 1;
    if (left > 0) setTimeout(run, pause);
  };
  return () => {
    if (left === 0) setTimeout(run);
    left = jobs.length;
  };
}
