import { z } from "zod";

/** Pence as "£4,800.50", in the platform's own format. */
export const pounds = (pence: number): string =>
  new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: "GBP",
    trailingZeroDisplay: "stripIfInteger",
  }).format(pence / 100);

/** In pounds: the databases' numbers end a little later. */
const MOST = 20_000_000;

/** What was won, as "4800" or "£4,800.50", in pence. */
export const amount = z
  .string()
  .regex(
    /^\s*£?\s*(?:\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d\d?)?\s*$/,
    "expected pounds, like 4800",
  )
  .transform((text) => Math.round(Number(text.replaceAll(/[£,\s]/g, "")) * 100))
  .refine((pence) => pence <= MOST * 100);
