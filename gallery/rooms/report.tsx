import { reportPage } from "~/content/schema/report";
import { Hero } from "~/sections/report/hero";
import { Sheet } from "~/sections/report/sheet";
import { Sums } from "~/sections/report/sums";

import { heading, hero, many, sentence } from "../content";
import type { Room } from "../room";

const note = { heading: "A note", text: sentence, leftOut: "What is left out" };

const MONTHS =
  "October November December January February March April May June July August September".split(
    " ",
  );

/** The months before September 2026, the latest last. */
const monthsBefore = (length: number) =>
  MONTHS.slice(-1 - length, -1).map((name) => ({
    name: `${name} ${MONTHS.indexOf(name) < 3 ? 2025 : 2026}`,
    spent: "£6,000",
    customers: String(20 + MONTHS.indexOf(name)),
  }));

const report = (networks: number, months: number) =>
  reportPage.parse({
    title: "A report",
    description: sentence,
    hero: {
      ...hero,
      button: { text: "Begin", to: "/contact" },
      caption: { lead: "A caption.", text: sentence },
    },
    month: {
      client: "A client",
      name: "September 2026",
      target: "£200",
      networks: many(networks, (number) => ({
        name: `Network ${number}`,
        spent: `£${number},500`,
        enquiries: "60",
        customers: "15",
        package: {
          name: "A package",
          forWhom: sentence,
          from: "£700",
          contains: ["A feature"],
          shareOfSpend: "12%",
        },
      })),
      wastedEnquiries: "20",
      before: monthsBefore(months),
    },
    sheet: {
      mark: "A mark",
      heading,
      subject: "The report for {month}",
      sent: "1 October 2026",
      extent: "Page 1 of 1",
      noteLink: "Note {letter}",
      backLink: "Part {letter}",
      oftenLeftOut: "Often left out",
      verdict: { heading: "A verdict.", text: sentence, note },
      numbers: {
        heading: "Three numbers",
        spent: { label: "Spent", text: "{spent before} before" },
        customers: { label: "Customers", text: "{customers before} before" },
        cost: { label: "Each cost", text: "{difference} off" },
        note,
      },
      networks: {
        heading: "Networks",
        columns: {
          network: "Network",
          spent: "Spent",
          enquiries: "Enquiries",
          customers: "Customers",
          cost: "Each",
        },
        total: "All",
        fee: "Fee",
        allIn: "All in",
        note,
      },
      year: {
        heading: "The year",
        unit: "pounds",
        target: "Target",
        columns: {
          month: "Month",
          spent: "Spent",
          customers: "Customers",
          cost: "Each",
        },
        note,
      },
      changes: {
        heading: "Changes",
        done: { heading: "Done", items: [{ when: "3 Sep", text: sentence }] },
        next: {
          heading: "Next",
          items: many(3, (number) => ({
            when: `${number} Oct`,
            text: `${number}. ${sentence}`,
          })),
        },
        note,
      },
      signature: {
        heading: "By",
        name: "A person",
        position: "A position",
        text: sentence,
        working: sentence,
        note,
      },
    },
    sums: {
      mark: "A mark",
      heading,
      intro: sentence,
      sums: many(networks + 1, (number) => ({
        working: `{spent} ÷ ${number}`,
        result: "{cost}",
        text: `${number}. ${sentence}`,
      })),
      fee: {
        lead: "The fee",
        text: "is {fee working}.",
        working: "{base} and {share} of {spent} for {network}",
      },
    },
    closing: {
      heading,
      text: sentence,
      actions: [{ text: "Begin", to: "/contact" }],
    },
  });

const small = report(1, 5);
const large = report(4, 11);

export const room: Room = {
  hero: <Hero {...small.hero} />,
  "sheet, 1 network and 6 months": <Sheet {...small} from="A Name" />,
  "sheet, 4 networks and 12 months": <Sheet {...large} from="A Name" />,
  "sums, 2": <Sums {...small.sums} />,
  "sums, 5": <Sums {...large.sums} />,
};
