/** Where forms go: nowhere, to our own server, or to a form service. */
export type Destination = "nowhere" | "server" | "service";

/** When a passage of the policy shows, and the remark that begins it: `<!-- if … -->`. */
const REMARKS = [
  ["nowhere", "if the forms are sent nowhere"],
  ["server", "if our server keeps the forms"],
  ["service", "if a form service receives the forms"],
  ["unmeasured", "if nothing is measured"],
  ["measured", "if something is measured"],
  ["objection", "if visits are counted unless somebody objects"],
  ["plausible", "if Plausible is on"],
  ["googleAnalytics", "if Google Analytics is on"],
  ["googleAds", "if Google Ads is on"],
  ["enquirySources", "if sources of enquiries are kept"],
] as const;

/** Where forms are sent, or what measures visits. */
export type Condition = (typeof REMARKS)[number][0];

/** The remark of each condition. */
export const CONDITIONS: ReadonlyMap<Condition, string> = new Map(
  REMARKS.map(([when, words]) => [when, `<!-- ${words} -->`]),
);

/** The conditions by their remarks, the last of which ends any. */
export const REMARKED: ReadonlyMap<string, Condition | undefined> = new Map([
  ...Array.from(CONDITIONS, ([when, remark]) => [remark, when] as const),
  ["<!-- in any case -->", undefined] as const,
]);
