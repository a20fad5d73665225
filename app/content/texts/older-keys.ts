import { plainKey } from "../schema/entry.ts";

const MOVED =
  "is in content/pages now: npm run migrate of version 2.0.0 moves it";

const OLDER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pages: {
    casestudies:
      "is a list of names such as orrin: each case study is a file in content/case-studies now",
    auction: "is gone: write the rows, with the prices that follow",
    comparison: "is gone: its entries stand in the section itself",
    chart: 'is called "readings" now',
    soundings: 'is called "readings" now',
    waters: 'is called "click prices" now',
  },
  estimator: {
    costperclick: 'is called "click" now',
    conversionrate: 'is "enquire" and "buy" now',
    enquiryvalue: 'is "profit" now',
    ways: 'is called "amounts" now',
    amount: 'is "field" of each of "amounts" now',
    needs: "is gone: a visitor chooses a package now",
    ask: "is gone: a visitor chooses a package now",
    extras: 'is "lacks" of each package now',
    or: "is gone",
    chart: "is gone",
    compare: 'is gone: the words are "packages" now',
    worked: 'is called "tables" now',
  },
  "case-studies": Object.fromEntries(
    ["columns", "to", "more", "less", "others", "compared"].map((key) => [
      key,
      "is gone: lists show case studies as sections do",
    ]),
  ),
  figures: { averageroinote: 'is a text now, beside "average ROI basis"' },
  navigation: { note: "is gone", sections: "is gone" },
  "note-labels": { period: "is gone", basis: "is gone" },
  report: { mark: "is gone: the sheet lies beside the headline" },
  content: {
    "lead-desk": 'is called "enquiry-desk.yaml" now',
    ...Object.fromEntries(
      [
        "home",
        "services",
        "google-ads",
        "microsoft-ads",
        "about",
        "contact",
        "thank-you",
        "privacy",
      ].map((name) => [name, MOVED]),
    ),
  },
};

/** What a later version made of an entry, if it was one of an older version. */
export function whatBecameOf(file: string, key: string): string | undefined {
  const name = file === "content" ? key : plainKey(key);
  // A caption's, in every file
  const now =
    OLDER[file.replace(/\/.*/, "")]?.[name] ??
    (name === "lead" ? 'is called "heading" now' : undefined);
  return now && `${now} (docs/updates.md)`;
}

/** What became of a placeholder of an older version: "{person/people}". */
export const whatBecameOfSlot = (slot: string): string | undefined =>
  slot.includes("/")
    ? `${slot} chose words by a number in older versions; write the words for yours (docs/updates.md)`
    : undefined;
