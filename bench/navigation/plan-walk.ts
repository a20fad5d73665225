export interface Step<Page> {
  from: Page;
  to: Page;
}

/**
 * A walk from page to page that takes every possible step at least once.
 * @param steps all that are possible; each page can be reached from each other
 */
export function planWalk<Page>(
  start: Page,
  steps: readonly Step<Page>[],
): Step<Page>[] {
  const open = new Set(steps);
  const walk: Step<Page>[] = [];
  let here = start;
  while (open.size > 0) {
    for (const step of wayToOpen(here, steps, open)) {
      walk.push(step);
      open.delete(step);
      here = step.to;
    }
  }
  return walk;
}

/** The shortest way from here whose last step is an open one. */
function wayToOpen<Page>(
  here: Page,
  steps: readonly Step<Page>[],
  open: ReadonlySet<Step<Page>>,
): Step<Page>[] {
  const ways: Step<Page>[][] = [[]];
  const seen = new Set([here]);
  for (const way of ways) {
    const place = way.at(-1)?.to ?? here;
    const next = steps.filter(({ from }) => from === place);
    const last = next.find((step) => open.has(step));
    if (last) return [...way, last];
    for (const step of next.filter(({ to }) => !seen.has(to))) {
      seen.add(step.to);
      ways.push([...way, step]);
    }
  }
  throw new Error(`From ${String(here)} some steps cannot be reached.`);
}
