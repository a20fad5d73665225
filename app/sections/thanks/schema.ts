import { booking } from "../../content/schema/players.ts";
import { entry } from "../../content/schema/entry.ts";
import {
  list,
  pageLink,
  richText,
  text,
} from "../../content/schema/primitives.ts";

const stepKeys = { title: text, description: richText };
const nextKeys = { heading: text, steps: list(entry(stepKeys), 1, 6) };

export const thanks = entry({
  kicker: text,
  heading: text,
  text,
  actions: list(pageLink, 1, 2),
  sendsNothing: richText
    .optional()
    .describe(
      "Follows the text, and replaces that of the newsletter, while the forms send nothing.",
    ),
  booking: booking.optional().describe("A calendar below the actions."),
  stamp: entry({
    name: text,
    word: text,
    unsentWord: text
      .optional()
      .describe("In place of the word while the forms send nothing."),
    postcode: text,
  }).optional(),
  next: entry(nextKeys).describe("After the contact form."),
  newsletter: entry({ ...nextKeys, kicker: text, text })
    .optional()
    .describe("After the newsletter form, if a page has it."),
  confirm: entry({ ...stepKeys, text })
    .optional()
    .describe(
      "The text and the first step after the newsletter form, if it is sent.",
    ),
}).describe("what is said after a form");
