import { z } from "zod";

import { date } from "./date.ts";
import { text } from "./primitives.ts";

/** Days on which nobody works; the first and the last as HTML has them. */
export type ClosedDays = {
  from: string;
  until: string;
  shown: string;
  reason: string;
};

/** Days or ranges of them: `25 December 2026 - 1 January 2027: Christmas`. */
export const closedDays = z
  .record(z.string(), text)
  .meta({ keys: "Days", values: "Reason" })
  .default({})
  .transform((value, context) =>
    Object.entries(value).flatMap(([range, reason]): ClosedDays | never[] => {
      const days = range.split(/\s+[-–]\s+|\s+to\s+/);
      const [first, until = first] = days.map(
        (day) => date.safeParse(day).data ?? null,
      );
      if (first && until && days.length <= 2 && first.iso <= until.iso)
        return {
          from: first.iso,
          until: until.iso,
          shown:
            first === until ? first.shown : `${first.shown} – ${until.shown}`,
          reason,
        };
      context.addIssue({
        code: "custom",
        path: [range],
        message: `"${range}" is no day and no range of days, the first before the last: write 6 April 2027, or 25 December 2026 - 1 January 2027`,
      });
      return [];
    }),
  );
