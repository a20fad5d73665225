import { createHash } from "node:crypto";

/**
 * What is made of texts, made once for each: an edit changes one text of the content, and
 * parsing takes most of the time of a reading. Nobody may change what is returned.
 */
export function kept<Texts extends readonly string[], Made>(
  make: (...texts: Texts) => Made,
) {
  const made = new Map<string, Made>();
  return (...texts: Texts): Made => {
    const key = texts.join("\0");
    const found = made.get(key) ?? make(...texts);
    made.set(key, found);
    return found;
  };
}

const memory: Record<"now" | "before", Map<string, unknown>> = {
  now: new Map(),
  before: new Map(),
};

/** What is made of a text, and is JSON: made once, also in later starts. Large sites take seconds. */
export function remembered<Made>(text: string, make: () => Made): Made {
  const key = createHash("sha256").update(text).digest("base64");
  const found = memory.now.get(key) ?? memory.before.get(key) ?? make();
  memory.now.set(key, found);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was made of this text
  return found as Made;
}

/** What has been made, to be kept for the next start. */
export const toKeep = (): string => JSON.stringify([...memory.now]);

/** Takes what `toKeep` returned at an earlier start of the same program. */
export function takeKept(written: string): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- `toKeep` has written it
  const entries: [string, unknown][] = JSON.parse(written);
  memory.before = new Map(entries);
}
