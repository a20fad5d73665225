import type { NoteLabels } from "./schema/shared.ts";

/** The labels of the notes to the figures. */
export const noteLabels = {
  summary: "What these figures measure",
  period: "Period:",
  basis: "Basis:",
} satisfies NoteLabels;
