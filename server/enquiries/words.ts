import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { estimateIn } from "../../app/features/estimator/sums/enquiry.ts";
import { StartError } from "../settings.ts";

const emailText = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
});
const emailWithLink = emailText.extend({ link: z.string() });
const page = z.object({ heading: z.string(), text: z.string() });
const buttonPage = page.extend({ button: z.string() });

const words = z.object({
  company: z.object({
    name: z.string(),
    email: z.string(),
    telephone: z.string(),
    address: z.string(),
    registration: z.string(),
  }),
  subjects: z.record(z.string(), z.string()),
  /** Who receives the enquiries of a subject, if not everybody's receiver. */
  receivers: z.record(z.string(), z.string()).default({}),
  /** The subjects whose thanks the thank-you page has. */
  thanked: z.array(z.string()).default([]),
  /** The fields of the contact form besides the five. */
  questions: z
    .array(
      z.object({
        key: z.string(),
        label: z.string(),
        kind: z.enum(["short text", "long text", "choice", "number"]),
        isRequired: z.boolean(),
        choices: z.array(z.string()),
      }),
    )
    .default([]),
  /** With which the estimate of an address is worked out. */
  prices: z.custom<Parameters<typeof estimateIn>[1]>(
    (given) => typeof given === "object",
  ),
  keptFor: z.number(),
  closedDays: z
    .array(
      z.object({
        from: z.string(),
        until: z.string(),
        shown: z.string(),
        reason: z.string(),
      }),
    )
    .default([]),
  /** In how many hours a reply is promised; Saturdays and Sundays are not counted. */
  replyHours: z.number().default(24),
  acknowledgement: emailText.extend({
    whenClosed: z.array(z.string()).default([]),
  }),
  confirmation: emailWithLink,
  welcome: emailWithLink,
  pages: z.object({
    confirm: buttonPage,
    confirmed: page,
    unsubscribe: buttonPage,
    unsubscribed: page,
    expired: page,
    failed: page,
  }),
});

/** The enquiry desk's texts, from content/enquiry-desk.yaml. */
export type Words = z.infer<typeof words>;

/** The file in the build folder. */
export const WORDS_FILE = "enquiry-desk.json";

/** Reads the file into which the build has written these texts. */
export async function readWords(build: string): Promise<Words> {
  const file = join(build, WORDS_FILE);
  try {
    return words.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    throw new StartError(
      `${file} is missing or damaged.\nBuild the site first: npm run build`,
    );
  }
}
