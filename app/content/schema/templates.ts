import { suggestion } from "../texts/nearest.ts";
import { typeset } from "../texts/typography.ts";
import { literalText } from "./primitives.ts";

const slotsIn = (value: string): string[] =>
  Array.from(value.matchAll(/\{([^{}]*)\}/g), ([, slot = ""]) => slot);

const quoted = (slots: readonly string[]) =>
  `\\{(?:${[...slots, "[^{}]*\\.[^{}]*"].join("|")})\\}`;

/** A text with each of these slots once, such as `{fee}`, and no others. */
export const template = (...slots: readonly string[]) => {
  const expected = slots.toSorted();
  const reason = `must have ${expected.map((slot) => `{${slot}}`).join(" and ")} once each, and no other placeholder`;
  return literalText
    .refine(
      (value) => slotsIn(value).toSorted().join() === expected.join(),
      reason,
    )
    .meta({
      pattern: `^${slots.map((slot) => `(?=[^]*\\{${slot}\\})`).join("")}(?:[^{}]|${quoted(slots)})*$`,
      patternErrorMessage: reason,
    })
    .transform(typeset);
};

/** A text that may have any of these slots, such as `{spent}`. */
export const textWith = (slots: readonly string[]) =>
  literalText
    .superRefine((value, context) => {
      const strange = slotsIn(value).find((slot) => !slots.includes(slot));
      if (strange !== undefined)
        context.addIssue(
          `{${strange}} is not known here.${suggestion(strange, slots, (slot) => `{${slot}}`)}`,
        );
    })
    .meta({
      pattern: `^(?:[^{}]|${quoted(slots)})*$`,
      patternErrorMessage: `may have no other placeholders than ${slots.map((slot) => `{${slot}}`).join(", ")}`,
    })
    .transform(typeset);
