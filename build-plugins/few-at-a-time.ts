import { availableParallelism } from "node:os";

/** Does the work for each, as many at once as there are processors: memory has room for that. */
export async function fewAtATime<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All take from one iterator.
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
