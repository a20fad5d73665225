// What contradicts itself although every figure is right: sentences that promise one thing
// and show another. Each finding is a sentence for whoever wrote the content.
import { feeOf } from "../../app/format/estimate.ts";
import { formatPence } from "../../app/format/numbers.ts";
import { sectionsOf } from "../../app/sections/kinds.ts";
import type { Site } from "../../app/content/site.ts";

/** A text of the content with the name of its file. */
export type Said = { file: string; text: string };

const penceIn = (text: string) =>
  Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);

/** How far, in points, an outlook may lie from the average return that its page claims. */
const NEAR = 30;

/** Outlooks whose examples return far less or more than the page's average. */
export function farOutlooks(site: Site, spendPence: number): string[] {
  const { averageROI } = site.content.figures;
  return site.pages.flatMap(({ path, sections }) => {
    const [claimed] = sectionsOf(sections, "figures")
      .flatMap(({ figures }) => figures)
      .filter(({ label }) => label === "Average ROI");
    const average = claimed ? Number.parseInt(claimed.value, 10) : averageROI;
    return sectionsOf(sections, "estimator").flatMap(({ network }) => {
      const packages = site.estimator.prices.networks
        .filter(({ key }) => key === network.networkKey)
        .flatMap((each) => each.packages);
      const fee = Math.min(...packages.map((each) => feeOf(each, spendPence)));
      const { click, enquire, buy, profit } = network.examples.guesses;
      const customers =
        ((spendPence / click) * (enquire / 10_000)) / (buy / 100);
      const paid = spendPence + fee;
      const points = Math.round((100 * (customers * profit - paid)) / paid);
      return average !== undefined && Math.abs(points - average) > NEAR
        ? [`${path}: the outlook returns ${points}%, the page says ${average}%`]
        : [];
    });
  });
}

export type WrittenCase = { name: string; bought: string; text: string };

/** The cells of a case study's table, by the names of its rows. */
const rowsOf = (text: string) =>
  new Map(
    Array.from(
      text.matchAll(/^\| (.+?) \| (.*?) \| (.*?) \|/gm),
      ([, ...cells]) => [cells[0] ?? "", cells.slice(1)],
    ),
  );

/** What a case costs or brings with the fee: per customer, or for each pound. */
function withFee(rows: ReturnType<typeof rowsOf>, paid: number, fee: number) {
  const names = [...rows.keys()];
  const counted = names[names.indexOf("Our fee") + 1] ?? "";
  const count = penceIn(rows.get(counted)?.[1] ?? "");
  return counted.startsWith("Revenue")
    ? formatPence(Math.round((100 * count) / (paid + fee)))
    : formatPence(Math.round((100 * (paid + fee)) / count));
}

/** Case studies that do not show, before and after, what the result costs with our fee. */
export function casesWithoutFee(
  cases: readonly WrittenCase[],
  { estimator: { prices } }: Site,
): string[] {
  return cases.flatMap(({ name, bought, text }) => {
    const rows = rowsOf(text);
    // A case may tell its story without figures.
    if (rows.size === 0) return [];
    const [network = "", chosen = ""] = bought.split(", ");
    const item = prices.networks
      .filter((each) => network.startsWith(each.name))
      .flatMap(({ packages }) => packages)
      .find((each) => each.name === chosen);
    if (!item) return [`${name}: no package is called ${bought}`];
    const paid = penceIn(rows.get("Spent on ads")?.[1] ?? "");
    const fee = feeOf(item, paid);
    const inAll = [...rows].find(([row]) => row.endsWith("with our fee"))?.[1];
    const expected = [formatPence(fee), withFee(rows, paid, fee)];
    const shown = [rows.get("Our fee")?.[1], inAll?.[1]];
    return inAll?.every(Boolean) && shown.join() === expected.join()
      ? []
      : [
          `${name}: says ${shown.join(" and ")} with our fee, not ${expected.join(" and ")}`,
        ];
  });
}

const SHARES: Readonly<Record<string, number>> = {
  "four fifths": 0.8,
  "three quarters": 0.75,
  "two thirds": 2 / 3,
  half: 0.5,
};

const EXAMPLE =
  /(£\d[\d,]{2,}) of ad spend(?:, (£[\d,]+|four fifths|three quarters|two thirds|half) of it)?/g;

/** Worked examples of a network's ad spend below the smallest that the site advises. */
export const tooSmallExamples = (
  said: readonly Said[],
  smallest: string,
): string[] =>
  said.flatMap(({ file, text }) =>
    Array.from(text.matchAll(EXAMPLE)).flatMap(([words, whole = "", part]) => {
      const all = penceIn(whole);
      const first = part && (SHARES[part] ? all * SHARES[part] : penceIn(part));
      const parts = first ? [first, all - first] : [all];
      return parts.some((pence) => pence < penceIn(smallest))
        ? [`${file}: "${words}" leaves less than ${smallest}`]
        : [];
    }),
  );

/** What says why a package has the badge. */
const REASON = /[^.]*\b(?:most popular|badge|more (?:of our )?new)\b[^.]*\./i;

/** Badges without a reason, or with the reason of another price list. */
export function sharedBadges(
  lists: readonly { path: string; conditions: string }[],
): string[] {
  const reasons = lists.map(({ path, conditions }) => ({
    path,
    reason: REASON.exec(conditions)?.[0].trim(),
  }));
  return reasons.flatMap(({ path, reason }, index) => {
    if (reason === undefined)
      return [`${path}: nothing says what the badge counts`];
    const other = reasons.findIndex((each) => each.reason === reason);
    return other < index
      ? [`${path}: its badge has the sentence of ${reasons[other]?.path}`]
      : [];
  });
}

const DAYS = ["Mon", "Tues", "Wednes", "Thurs", "Fri"];
const PROMISE =
  /sent (at|after) (\d+):(\d\d) ([AP])M on (\w+?)day (?:is|are) answered by (?:(\d+):(\d\d) ([AP])M|the end) (?:on|of) (\w+?)day/g;

const minutes = (hours = "24", minute = "0", half = "") =>
  (half ? (Number(hours) % 12) + (half === "P" ? 12 : 0) : Number(hours)) * 60 +
  Number(minute);

/**
 * Promises of a time that leave a gap: who writes a minute later may not be answered
 * earlier than the rule of so many hours on working days promises who wrote before.
 */
export const gapsInPromises = (
  said: readonly Said[],
  hours: number,
): string[] =>
  said.flatMap(({ file, text }) =>
    Array.from(text.matchAll(PROMISE))
      .flatMap((match) => {
        const [words, how, hour, minute, half, day = "", ...by] = match;
        const [toHour, toMinute, toHalf, toDay = ""] = by;
        const sent = DAYS.indexOf(day) * 1440 + minutes(hour, minute, half);
        const days = DAYS.length;
        const after =
          DAYS.indexOf(toDay) +
          (DAYS.indexOf(toDay) < DAYS.indexOf(day) ? days : 0);
        const due = after * 1440 + minutes(toHour, toMinute, toHalf);
        const ruled = sent + hours * 60;
        const fits = how === "at" ? due === ruled : due >= ruled;
        return fits ? [] : [words];
      })
      .map((words) => `${file}: "${words}" does not fit ${hours} hours`),
  );

/** What stands in company.yaml once, and pages quote. */
const BY_HAND =
  /\bVAT\b|\bminimum term|\bfirst look\b|\bone-page review|\bwithin\s(?:\d+|\{[^}]*\})\shours/i;

/** Conditions that a page words by itself. */
export const wordedByHand = (written: readonly Said[]): string[] =>
  written.flatMap(({ file, text }) => {
    const own = text.replaceAll(/\{company\.[^}]*\}/g, "");
    const [found] = BY_HAND.exec(own) ?? [];
    return found === undefined ? [] : [`${file}: "${found}" in: ${text}`];
  });

/** Sentences that a page says more than once. */
export const saidTwice = (
  pages: readonly Said[],
  conditions: Readonly<Record<string, string>>,
): string[] =>
  pages.flatMap(({ file, text }) =>
    Object.entries(conditions)
      .filter(([, words]) => text.split(words).length > 2)
      .map(([name]) => `${file}: says "${name}" more than once`),
  );
