import type { NoteLabels } from "./schema/shared.ts";

/** Around the notes to the figures of every page. */
export const noteLabels = {
  summary: "What these figures measure",
  period: "Period:",
  basis: "Basis:",
} satisfies NoteLabels;
