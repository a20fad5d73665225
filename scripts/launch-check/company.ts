import { plainKey } from "../../app/content/schema/entry.ts";
import type { Source } from "../../app/content/source.ts";
import { isPublicHost } from "../../server/settings.ts";
import { blocks, type Finding, listed, look, ok } from "./finding.ts";

/** Eight digits, or two letters and six digits; not the zeros of a form. */
const isCompanyNumber = (text: string) =>
  /^(?:\d{8}|[A-Z]{2}\d{6})$/.test(text) && /[1-9]/.test(text);

/** A UK VAT number whose check digits are right. */
function isVatNumber(text: string): boolean {
  const [, digits = ""] = /^GB(\d{9})(?:\d{3})?$/.exec(text) ?? [];
  if (!/[1-9]/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 7), (digit, index) => {
    return Number(digit) * (8 - index);
  }).reduce((one, other) => one + other, Number(digits.slice(7)));
  // Numbers since 2009 have 55 added.
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** The numbers that Ofcom keeps for films and examples, without the last three digits. */
const FICTIONAL =
  /^(?:011[3-8]4960|01[2-6]14960|01914980|02079460|02896496|02920180|01632960|07700900|08081570|09098790|03069990)\d{3}$/;

const national = (telephone: string) =>
  telephone.replace(/^\+44\s*(?:\(0\))?/, "0").replaceAll(/\D/g, "");

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/**
 * The facts that the law wants on the site, as far as a program can tell.
 *
 * @param siteHost the host of the site, if it is known
 */
export function checkCompany(
  sources: ReadonlyMap<string, Source>,
  siteHost: string | undefined,
): Finding[] {
  const fact = (name: string) => readFact(sources, "company", name);
  const email = fact("email");
  const emailHost = email.text.split("@")[1] ?? "";
  const samples = fact("samples").text.split(/\s*,\s*/);
  const isSampleOffice = ["street", "district", "town", "postcode"].some(
    (part) => samples.includes(part),
  );
  const isForeign =
    siteHost !== undefined &&
    siteHost !== emailHost &&
    !siteHost.endsWith(`.${emailHost}`);
  return [
    judge("Company number", fact("company number"), {
      isRight: isCompanyNumber,
      wrong: "is no number of the register.",
      remedy:
        "Write the number from Companies House: eight digits, or two letters and six digits.",
    }),
    judge("VAT number", fact("VAT number"), {
      isRight: (text) => isVatNumber(text.replaceAll(/\s/g, "")),
      wrong:
        "is no VAT number: its check digits are wrong, or it is all zeros.",
      remedy:
        "Write the number from your VAT certificate, such as GB 980 7806 84.",
    }),
    judge("Registered office", fact("postcode"), {
      isRight: (text) => POSTCODE.test(text.toUpperCase()) && !isSampleOffice,
      wrong: isSampleOffice
        ? "stands in an address that is still a sample."
        : "is no UK postcode.",
      remedy:
        "Write street, district, town and postcode of the registered office.",
    }),
    judge("Telephone", fact("telephone"), {
      isRight: (text) => !FICTIONAL.test(national(text)),
      wrong:
        "is a number that Ofcom keeps for films and examples: nobody can be reached.",
      remedy: "Write the number that your office answers.",
    }),
    judge("E-mail address", email, {
      isRight: () => isPublicHost(emailHost),
      wrong: "is at a domain that cannot exist.",
      remedy: "Write an address that somebody reads every day.",
    }),
    listed("E-mail domain", look, isForeign ? [email.place] : [], {
      wrong: `the address is not at the domain of the site, ${siteHost}.`,
      remedy: "Check that this is meant.",
      right: "the address and the site do not contradict each other.",
    }),
  ];
}

const judge = (
  subject: string,
  { text, place }: Fact,
  rule: { isRight: (text: string) => boolean; wrong: string; remedy: string },
): Finding =>
  rule.isRight(text)
    ? ok(subject, `${text} has a valid form.`)
    : blocks(subject, `"${text}" ${rule.wrong}`, rule.remedy, [place]);

/** An entry at the top of a content file: its text, and a line that says where it is. */
type Fact = { text: string; place: string };

/** Reads an entry, however its key is written; an empty text if there is none. */
export function readFact(
  sources: ReadonlyMap<string, Source>,
  file: string,
  name: string,
): Fact {
  const source = sources.get(file);
  const [, value] =
    Object.entries(source?.data ?? {}).find(
      ([key]) => plainKey(key) === plainKey(name),
    ) ?? [];
  const text = typeof value === "string" ? value.trim() : "";
  const place =
    source?.describe({ file, path: [name], message: text || "is missing" }) ??
    file;
  return { text, place };
}
