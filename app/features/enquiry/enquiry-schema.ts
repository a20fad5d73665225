import * as z from "zod/mini";

import { email, line, lines, visit } from "../leads/visit-schema.ts";
import type { SUBJECTS } from "./enquiry-address.ts";

/** The most characters of a message. */
export const LONGEST_MESSAGE = 10_000;

/**
 * An enquiry as the contact form sends it; browser and server check it with this.
 * Browsers load it when they need it, so it imports nothing that pages have.
 */
export const enquirySchema = (subjects: typeof SUBJECTS) =>
  z.object({
    name: line(100),
    email,
    phone: z._default(line(40, 0), ""),
    subject: z.enum(subjects),
    message: lines(LONGEST_MESSAGE),
    ...visit,
  });

export type SentEnquiry = z.infer<ReturnType<typeof enquirySchema>>;
