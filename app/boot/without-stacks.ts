/**
 * Has no error note where it was made until the task is done. React makes some
 * when its file is read, to throw them later; a browser that somebody watches
 * (with Lighthouse, or its developer tools) then reads the whole file once more
 * to tell their lines, which takes longer than all the rest of the start.
 */
export async function withoutStacks(
  task: () => Promise<unknown>,
): Promise<void> {
  // 0 would not do: who watches has them noted all the same.
  const { stackTraceLimit } = Error;
  Object.assign(Error, { stackTraceLimit: undefined });
  try {
    await task();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
