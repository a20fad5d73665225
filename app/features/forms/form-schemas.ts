import * as z from "zod/mini";

import type { Question } from "../../enquiry-subjects.ts";
import { LONGEST } from "../../form-limits.ts";
import { readableEmail } from "./readable-email.ts";

// The schemas of the two forms. The server validates with them, and so does the
// contact form before it sends. Browsers load this module only then, so it imports no
// module that pages share.

/** Lone surrogates, and control characters except tabs and line breaks. */
const NO_TEXT = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;

const isText = (text: string) => !NO_TEXT.test(text);

const isLine = (text: string) =>
  isText(text) && !/[\r\n\u2028\u2029]/.test(text);

const line = (most: number, least = 1) =>
  z
    .string()
    .check(z.trim(), z.minLength(least), z.maxLength(most), z.refine(isLine));

const lines = (most: number, least = 1) =>
  z.pipe(
    z.pipe(
      z.string().check(z.refine(isText)),
      z.transform((text) => text.replaceAll(/\r\n?/g, "\n").trim()),
    ),
    z.string().check(z.minLength(least), z.maxLength(most)),
  );

const email = z
  .string()
  .check(
    z.overwrite(readableEmail),
    z.maxLength(LONGEST.email),
    z.regex(z.regexes.html5Email),
  );

/** Invalid facts about the visit are dropped: they must not stop an enquiry. */
const withDefault = z.catch;

/** As long as Node takes a request with its headers. */
const address = withDefault(
  z.string().check(z.maxLength(16_384), z.regex(/^\/(?!\/)[\x21-\x7E]*$/)),
  "",
);

const visit = {
  page: address,
  arrival: address,
  /** The host of the site that led here. */
  referrer: withDefault(
    z.string().check(z.maxLength(253), z.regex(/^[\w.-]*$/)),
    "",
  ),
  /** The purposes that the visitor has said yes to. */
  consent: withDefault(
    z
      .string()
      .check(z.regex(/^(?:counting|advertising|counting,advertising)?$/)),
    "",
  ),
  openFor: withDefault(
    z.optional(z.coerce.number().check(z.nonnegative())),
    undefined,
  ),
  /** People cannot see this field, so only programs fill it in. */
  feedback: withDefault(z.string().check(z.maxLength(200)), ""),
};

/** The type of `visit`. */
export type Visit = z.infer<z.ZodMiniObject<typeof visit>>;

const NUMBER = /^(?:-?\d[\d,. ]*)?$/;

function answer({ kind, isRequired, choices }: Question) {
  const least = isRequired ? 1 : 0;
  if (kind === "long text") return lines(LONGEST.longAnswer, least);
  const text = line(LONGEST.answer, least);
  if (kind === "number") return text.check(z.regex(NUMBER));
  return kind === "choice"
    ? text.check(z.refine((chosen) => !chosen || choices.includes(chosen)))
    : text;
}

const answers = (
  questions: readonly Question[],
): Record<`answer-${string}`, z.ZodMiniType<string>> =>
  Object.fromEntries(
    questions.map((question) => [
      `answer-${question.key}`,
      z._default(answer(question), ""),
    ]),
  );

/** An enquiry as the contact form sends it. */
export const enquirySchema = (
  subjects: readonly string[],
  questions: readonly Question[],
) =>
  z.object({
    name: line(LONGEST.name),
    email,
    phone: z._default(line(LONGEST.phone, 0), ""),
    subject: z.enum(subjects),
    message: lines(LONGEST.message),
    ...visit,
    ...answers(questions),
  });

export type SentEnquiry = z.infer<ReturnType<typeof enquirySchema>>;

/** A newsletter form as it is sent. */
export const subscriptionSchema = z.object({ email, ...visit });

export type SentSubscription = z.infer<typeof subscriptionSchema>;
