import type { Site } from "~/content/site";

/** The words about samples, if one of these is one. */
export const sampleNote = (
  { content }: Site,
  entries: readonly { sample?: boolean | undefined }[],
): string | undefined =>
  entries.some(({ sample }) => sample === true)
    ? content["note-labels"].sampleNote
    : undefined;
