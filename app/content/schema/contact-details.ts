import { z } from "zod";

import { telephoneLink } from "../address.ts";
import { typeset } from "../texts/typography.ts";
import { entry, refusedUnless } from "./entry.ts";
import { inOwnColours, logoFile } from "./logos.ts";
import { list, matching, readAs, text } from "./primitives.ts";

const isTelephone = (value: string) =>
  /^[+\d(][\d\s()-]+$/.test(value) &&
  /^\d{9,15}$/.test(value.replaceAll(/\D/g, ""));

/** A telephone number. */
export const telephone = text
  .pipe(
    readAs(
      "a telephone number of 9 to 15 digits, such as 020 7946 0172 or +44 20 7946 0172",
      (value) => (isTelephone(value) ? value : undefined),
    ),
  )
  .meta(
    refusedUnless(
      /^[+\d(][\d\s()-]{8,}$/,
      "must be a telephone number of 9 to 15 digits",
    ),
  );

export const postcode = matching(
  /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  "a whole postcode, such as SE16 0LD",
);

const HTTPS = /^https:\/\/\S+\.\S+$/;

/** A page of another website. */
export const webAddress = matching(
  HTTPS,
  "an address such as https://www.example.com/page",
);

/** An office besides the one whose address stands by itself. */
const office = entry({
  name: text,
  street: text,
  district: text.optional(),
  town: text,
  postcode,
  telephone: telephone.optional(),
}).transform((given) => ({
  ...given,
  postcode: typeset(given.postcode),
  telephone:
    given.telephone === undefined
      ? undefined
      : { shown: given.telephone, href: telephoneLink(given.telephone) },
}));

const contact = readAs(
  "a telephone number of 9 to 15 digits, or an address such as https://wa.me/447700900123",
  (value) => {
    if (isTelephone(value))
      return { shown: typeset(value), href: telephoneLink(value) };
    return HTTPS.test(value) ? { href: value } : undefined;
  },
  /^(?:[+\d(][\d\s()-]{8,}|https:\/\/\S+)$/,
);

const badge = entry({
  name: text,
  file: logoFile,
  link: webAddress.optional(),
}).transform(({ file, ...rest }) => ({
  ...rest,
  file: inOwnColours(file),
}));

/** Where else a company is found; each may be away. */
export const contactDetailKeys = {
  offices: list(office, 0, 12)
    .default([])
    .describe("Those besides the address above."),
  moreContacts: z
    .record(z.string(), contact)
    .meta({ keys: "Name", values: "Telephone number or address" })
    .default({})
    .describe("Another number, WhatsApp: its name, and the number or address."),
  profiles: z
    .record(z.string(), webAddress)
    .meta({ keys: "Network", values: "Address" })
    .default({})
    .describe("The company's pages on social networks."),
  badges: list(badge, 0, 8)
    .default([])
    .describe("Of partners or awards, in the footer."),
};

/** The offices, contacts and profiles of a company as lists. */
export const contactDetailsOf = ({
  offices,
  moreContacts,
  profiles,
  badges,
}: z.output<z.ZodObject<typeof contactDetailKeys>>) => ({
  offices,
  contacts: Object.entries(moreContacts).map(([name, way]) => ({
    name,
    ...way,
  })),
  profiles: Object.entries(profiles).map(([name, href]) => ({ name, href })),
  badges,
});
