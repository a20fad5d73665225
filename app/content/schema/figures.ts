import { z } from "zod";

import { note } from "./shared.ts";

const count = z.int().positive("must be more than 0");

export const figures = z.strictObject({
  googleSearchesMillions: count,
  microsoftOnlyMillions: count,
  averageRoiPercent: count,
  averageRoiNote: note,
});

export type Figures = z.infer<typeof figures>;
