import { plainKey } from "../schema/entry.ts";

const caseFiles =
  "is a list of names such as orrin: each case study is a file in content/case-studies now";

const ads = {
  casestudies: caseFiles,
  assumptions: 'is "network" and "examples" now',
  waters: 'is called "click prices" now',
};

const OLDER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "google-ads": {
    ...ads,
    query: 'is gone: "auction" is a section of its own, with "example"',
    auction: 'is a section of its own now, with "example"',
    caption: 'is in "auction" now',
  },
  "microsoft-ads": ads,
  estimator: {
    spend: 'is "amount" now, and "opening spend"',
    note: 'is "basis", "sum" and "hint" now',
    costperclick: 'is called "click" now',
    conversionrate: 'is "enquire" and "buy" now',
    enquiryvalue: 'is "profit" now',
    results: 'is gone: the words are "working" now',
  },
  report: { mark: "is gone: the sheet lies beside the headline" },
  navigation: { note: "is gone" },
  home: { soundings: 'is called "chart" now' },
  content: { "lead-desk": 'is called "enquiry-desk.yaml" now' },
};

/** What a later version made of an entry, if it was one of an older version. */
export function whatBecameOf(file: string, key: string): string | undefined {
  const name = file === "content" ? key : plainKey(key);
  // A caption's, in every file
  const now =
    OLDER[file]?.[name] ??
    (name === "lead" ? 'is called "heading" now' : undefined);
  return now && `${now} (docs/updates.md)`;
}

/** What became of a placeholder of an older version: "{person/people}". */
export const whatBecameOfSlot = (slot: string): string | undefined =>
  slot.includes("/")
    ? `${slot} chose words by a number in older versions; write the words for yours (docs/updates.md)`
    : undefined;
