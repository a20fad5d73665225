import { z } from "zod";

import { entry } from "../../../content/schema/entry.ts";
import { list, pageLink, text } from "../../../content/schema/primitives.ts";
import { sampleKeys } from "../../../content/schema/shared.ts";
import { template } from "../../../content/schema/templates.ts";
import { fill } from "../../../format/text.ts";

/** The water below the deepest reading, as a share of it. */
const BELOW = 0.23;

const READING = /^(?<unit>£?)(?<value>\d+)$/;

const written = z
  .string()
  .transform((value) =>
    value.split(",").map((each) => READING.exec(each.trim())?.groups),
  )
  .refine(({ length }) => length >= 6 && length <= 24, {
    error: ({ input }) =>
      `has ${Array.isArray(input) ? input.length : 0} readings, but must have 6 to 24, one a month`,
  })
  .refine(
    (readings) => readings.every((each) => Number(each?.value) > 0),
    "must be whole numbers above zero, such as £100, 104, 97",
  )
  .transform((readings) =>
    readings.map((each) => ({
      unit: each?.unit ?? "",
      value: Number(each?.value),
    })),
  );

/** Readings by month, which the hero draws as depths: the deeper, the dearer. */
export const readings = entry({
  label: text,
  axis: list(text, 2, 2).describe(
    "What is at the waterline and at the bed: cheaper, dearer.",
  ),
  readings: written.describe(
    "One a month. Those with a £ show it: £100, 104, 97.",
  ),
  sentences: entry({
    first: template("month", "reading"),
    below: template("month", "reading", "change"),
    above: template("month", "reading", "change"),
    same: template("month", "reading"),
  }).describe("What a reading says when somebody points at it."),
  links: list(pageLink, 0, 2).prefault([]),
  caption: text.optional(),
  ...sampleKeys,
  aside: text.optional().describe("The metaphor, beside the chart."),
}).transform(({ readings: all, sentences, ...words }) => {
  const first = all[0]?.value ?? 1;
  const unit = all[0]?.unit ?? "";
  const changeOf = (value: number) => Math.round((value / first - 1) * 100);
  const sentenceOf = (value: number, index: number) => {
    const slots = { month: String(index + 1), reading: `${unit}${value}` };
    if (index === 0) return fill(sentences.first, slots);
    const change = changeOf(value);
    if (change === 0) return fill(sentences.same, slots);
    const sentence = change < 0 ? sentences.below : sentences.above;
    return fill(sentence, { ...slots, change: `${Math.abs(change)}%` });
  };
  const change = changeOf(all.at(-1)?.value ?? first);
  return {
    ...words,
    readings: all.map((each, index) => ({
      value: each.value,
      shown: `${each.unit}${each.value}`,
      sentence: sentenceOf(each.value, index),
    })),
    depth: Math.ceil(Math.max(...all.map(({ value }) => value)) * (1 + BELOW)),
    change: `${change > 0 ? "+" : ""}${change}%`,
  };
});

export type Readings = z.output<typeof readings>;
