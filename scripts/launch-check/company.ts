import { isMapping, normalizedKey } from "../../app/content/schema/entry.ts";
import { textsIn, type Source } from "../../app/content/texts/source.ts";
import { isPublicHost } from "../../server/enquiries/settings.ts";
import { blocks, type Finding } from "./finding.ts";

/** Eight digits, or two letters and six digits; not the zeros of a form. */
const isCompanyNumber = (text: string) =>
  /^(?:\d{8}|[A-Z]{2}\d{6})$/.test(text) && /[1-9]/.test(text);

function isVatNumber(text: string): boolean {
  const [, digits = ""] =
    /^GB(\d{9})(?:\d{3})?$/.exec(text.replaceAll(/\s/g, "")) ?? [];
  const sum = [8, 7, 6, 5, 4, 3, 2, 10, 1].reduce(
    (total, weight, index) => total + weight * Number(digits[index]),
    0,
  );
  // Numbers since 2009 have 55 added.
  return /[1-9]/.test(digits) && (sum % 97 === 0 || (sum + 55) % 97 === 0);
}

/** The numbers that Ofcom keeps for films and examples, without the last three digits. */
const FICTIONAL =
  /^(?:011[3-8]4960|01[2-6]14960|01914980|02079460|02896496|02920180|01632960|07700900|08081570|09098790|03069990)\d{3}$/;

const national = (telephone: string) =>
  telephone
    .replace(/^(?:\+|https:\/\/wa\.me\/)44\s*(?:\(0\))?/, "0")
    .replaceAll(/\D/g, "");

/** Facts that the law wants on the site: key, whether it can be true, what to do if not. */
const RULES: readonly (readonly [string, (text: string) => boolean, string])[] =
  [
    [
      "company number",
      isCompanyNumber,
      "Write the number from Companies House: eight digits, or two letters and six digits.",
    ],
    [
      "VAT number",
      isVatNumber,
      "The check digits of this one are wrong: write the number from your VAT certificate, such as GB 980 7806 84.",
    ],
    [
      "registered office",
      (text) => /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i.test(text),
      "Write the address that Companies House has, with its UK postcode at the end.",
    ],
    [
      "email",
      (text) => isPublicHost(text.split("@")[1] ?? ""),
      "Its domain cannot exist: write an address that somebody reads every day.",
    ],
  ];

/** Whether the facts about the company can be true, as far as a program can tell. */
export function checkCompany({ data, describe }: Source): Finding[] {
  const facts = new Map(
    Object.entries(isMapping(data) ? data : {}).map(([key, value]) => [
      normalizedKey(key),
      String(value).trim(),
    ]),
  );
  const numbers = Array.from(textsIn(data)).filter(({ text }) =>
    FICTIONAL.test(national(text)),
  );
  const found = RULES.map(([key, isRight, remedy]) => {
    const message = facts.get(normalizedKey(key));
    // What must be there is the build's to say: a sole trader has no numbers.
    const faults =
      message === undefined || isRight(message)
        ? []
        : [describe({ file: "company", path: [key], message })];
    return blocks(`Company: ${key}`, faults, remedy);
  });
  return [
    ...found,
    blocks(
      "Company: telephone",
      numbers.map(({ path, text }) =>
        describe({ file: "company", path, message: text }),
      ),
      "Ofcom keeps these for films and examples: write the number that your office answers.",
    ),
  ];
}
