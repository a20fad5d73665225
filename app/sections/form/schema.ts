import { z } from "zod";

import { booking } from "../../content/schema/players.ts";
import { entry } from "../../content/schema/entry.ts";
import { subject } from "../../content/schema/form-fields.ts";
import {
  choice,
  list,
  richText,
  text,
} from "../../content/schema/primitives.ts";
import { listed } from "../../format/text.ts";
import { frameKeys, headKeys } from "../keys.ts";

/** The fields of a short form. Its subject is given. */
const SHORT_FIELDS = ["name", "email", "phone", "message"] as const;

/**
 * The contact form of contact-form.yaml with all its fields, or a short one with chosen
 * fields, a subject and its own thanks.
 */
export const enquiryForm = z
  .preprocess(
    // Without keys nothing stands below it.
    (value) => (value === "" ? {} : value),
    entry({
      heading: text
        .optional()
        .describe("In place of the heading in contact-form.yaml."),
      note: text.optional().describe("Below the heading."),
      fields: list(choice(SHORT_FIELDS).meta({ title: "Field" }), 1, 4)
        .superRefine((fields, context) => {
          const lacking = SHORT_FIELDS.filter(
            (field) => field !== "phone" && !fields.includes(field),
          );
          if (lacking.length > 0)
            context.addIssue(
              `lacks ${listed(lacking, "and")}: an enquiry is not accepted without name, email and message; only phone may be left out`,
            );
        })
        .optional()
        .describe("Of a short form: name, email, message, and perhaps phone."),
      subject: subject.optional(),
      message: text
        .optional()
        .describe("What a short form asks in the place of a message."),
      messageError: text
        .optional()
        .describe("What stands below that while it is empty."),
      button: text.optional(),
      person: text
        .optional()
        .describe("Who answers: a name in a section people of any page."),
      booking: booking.optional().describe("A calendar below the form."),
      thanks: richText
        .optional()
        .describe("Shows in the place of a short form that was sent."),
    }),
  )
  .superRefine(
    ({ fields, subject: given, message, messageError, thanks }, context) => {
      const isShort = fields !== undefined;
      if (isShort && given === undefined)
        context.addIssue({
          code: "custom",
          path: ["subject"],
          message: "is missing: a short form does not ask for it",
        });
      if (messageError !== undefined && message === undefined)
        context.addIssue({
          code: "custom",
          path: ["messageError"],
          message: 'stands below "message", which is missing',
        });
      if (
        !isShort &&
        (given ?? message ?? messageError ?? thanks) !== undefined
      )
        context.addIssue({
          code: "custom",
          path: ["fields"],
          message:
            'is missing: "subject", "message", "message error" and "thanks" belong to a short form',
        });
    },
  );

export const form = entry({
  ...frameKeys,
  ...headKeys,
  form: enquiryForm,
}).describe("the contact form, or a short one");
