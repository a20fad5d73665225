import type { z } from "zod";

/** Whether no two values are equal. */
export const areUnique = (values: readonly unknown[]) =>
  new Set(values).size === values.length;

/**
 * Reports each entry that repeats what an earlier one has in a key, at its own line.
 *
 * @param of what must not repeat; undefined may
 */
export const unique =
  <Item>(key: string, message: string, of: (item: Item) => unknown) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    for (const [index, item] of items.entries()) {
      const value = of(item);
      const isFirst = items.findIndex((each) => of(each) === value) === index;
      if (value !== undefined && !isFirst)
        context.addIssue({ code: "custom", path: [index, key], message });
    }
  };
