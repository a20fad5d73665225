/** Content of the gallery's own, so that a change of the site's words changes nothing here. */
import type { PageLink } from "~/content/schema/primitives";
import type { Drawing, Picture } from "~/content/schema/pictures";
import type {
  Clients,
  Closing,
  DrawnStat,
  Faq,
  HeadlineStat,
  NoteLabels,
  PriceLabels,
} from "~/content/schema/shared";
import type { Company } from "~/content/schema/company";
import type { Mark } from "~/format/marks";
import { FATHOMS } from "~/format/marks";
import { pictureSlots } from "~/picture-slots";

export const mark: Mark = { id: "a-mark", fathoms: 5, label: "A mark" };
export const heading = "A heading of the usual length";
export const sentence =
  "A sentence says what stands here, in about as many words as most do.";
export const paragraph = `${sentence} Another adds to it. A third is there so that the text runs on over several lines, as it does on the site.`;

/** A list of a length; each entry knows its number, from 1. */
export const many = <Item>(
  length: number,
  make: (number: number) => Item,
): Item[] => Array.from({ length }, (_, index) => make(index + 1));

export const link = (text = "A link", to: PageLink["to"] = "/contact") => ({
  text,
  to,
});

/** Sections, as the depth gauge lists them. */
export const marked = (length: number) =>
  FATHOMS.slice(0, length).map((fathoms) => ({
    mark: { id: `section-${fathoms}`, fathoms, label: `Section ${fathoms}` },
  }));

export const step = (number: number) => ({
  title: `Step ${number}`,
  description: sentence,
});

export const timedStep = (number: number) => ({
  ...step(number),
  when: `Week ${number}`,
});

export const drawing: Drawing = {
  plate: "tape",
  alt: "A drawing",
  width: 1000,
  height: 625,
};

/** A photograph that the gallery's server has a stand-in for. */
export const photographed = (
  slot: keyof typeof pictureSlots,
  isNatural = false,
): Picture => ({
  photograph: {
    slot,
    isNatural,
    alt: "A photograph",
    file: "stand-in.jpg",
    name: "stand-in",
    width: 640,
    height: Math.round(640 / pictureSlots[slot].ratio),
    fallback: "jpg",
  },
});

const VALUES = ["250%", "63M+", "-40%", "+320%", "5.2x", "£1,200"];

export const stat = (number: number): HeadlineStat => ({
  value: VALUES[(number - 1) % VALUES.length] ?? "",
  label: `What figure ${number} counts`,
  note: {
    measure: "What is counted",
    period: "In which months",
    basis: sentence,
  },
});

export const drawnStat = (number: number): DrawnStat => ({
  ...stat(number),
  drawing: {
    plate: number % 2 === 0 ? "s-95" : "s-250",
    alt: "",
    width: 520,
    height: 120,
  },
  drawingLabels: ["Drawn"],
});

export const noteLabels: NoteLabels = {
  summary: "How the figures are counted",
  period: "Period",
  basis: "Basis",
};

export const priceLabels: PriceLabels = {
  mostPopular: "Most popular",
  from: "From",
  perMonth: "a month",
  shareOfSpend: { before: "plus ", after: " of ad spend" },
};

export const networkPackage = (number: number) => ({
  name: `Package ${number}`,
  blurb: sentence,
  basePence: 700_00 * number,
  features: many(2 + 2 * number, (each) => `Feature ${each} of a package`),
  isMostPopular: number === 2,
  percentOfSpend: 18 - 3 * number,
  sample: undefined,
});

export const hero = {
  kicker: "A kicker",
  title: ["A title of two", "or three lines."],
  description: paragraph,
  button: link("Begin"),
  promise: "Free of charge. No minimum term. An answer within a day.",
};

export const closing = (actions: number): Closing => ({
  mark,
  heading,
  text: sentence,
  actions: many(actions, (number) => link(`Action ${number}`)),
});

export const faq = (questions: number): Faq => ({
  mark,
  heading: "Questions",
  items: many(questions, (number) => ({
    question: `What about the ${number}. thing?`,
    answer: [`${sentence} See `, link("the services", "/services"), "."],
  })),
});

const LOGOS = [
  { plate: "clients#halden-rook", width: 190 },
  { plate: "clients#tidewell", width: 132 },
  { plate: "clients#vane", width: 106 },
  { plate: "clients#orrin", width: 96 },
] as const;

export const clients = (logos: number): Clients => ({
  heading: "They work with us",
  logos: many(logos, (number) => ({
    name: `Client ${number}`,
    drawing: {
      ...(LOGOS[number % LOGOS.length] ?? LOGOS[0]),
      height: 40,
      alt: `Client ${number}`,
    },
  })),
});

export const company: Company = {
  registration: "Registered in England and Wales, company number 01234567.",
  blurb: sentence,
  foundedIn: 1999,
  founders: 2,
  specialists: 12,
  vat: { isIncluded: false, note: "Prices exclude VAT." },
  email: "hello@example.com",
  telephone: { shown: "020 7946 0001", href: "tel:+442079460001" },
  address: {
    street: "1 Example Street",
    district: "A District",
    town: "A Town",
    postcode: "EX1 1EX",
    countryCode: "GB",
  },
  openings: [
    {
      days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      hours: { opens: 9, closes: 17.5 },
    },
    { days: ["Sat"], hours: { opens: 10, closes: 12 } },
    { days: ["Sun"] },
  ],
};

export const newsletter = {
  error: "Enter an address.",
  label: "Your email address",
  placeholder: "you@example.com",
  button: "Subscribe",
  sending: "Sending…",
  failed: "It was not sent. Please try again.",
};
