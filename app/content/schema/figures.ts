import { z } from "zod";

const count = z.int().positive("must be more than nothing");

export const figures = z.strictObject({
  googleSearchesMillions: count,
  microsoftOnlyMillions: count,
  averageRoiPercent: count,
});

export type Figures = z.infer<typeof figures>;
