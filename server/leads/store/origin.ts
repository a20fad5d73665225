import type { Visit } from "../../../app/features/leads/form-schemas.ts";
import { CAMPAIGN, type Origin } from "./tables.ts";

/** The shortest time in which a person fills in a form, in ms. */
const FASTEST = 2500;
const MOST_LINKS = 2;
const LONGEST_PARAMETER = 200;

const queryOf = (address: string) =>
  new URLSearchParams(address.split("#")[0]?.split("?").slice(1).join("?"));

const pathOf = (address: string) => /^[^?#]*/.exec(address)?.[0] ?? "";

/**
 * Where an entry came from, and why it may not be a person's. Of a query only the
 * known parameters are stored.
 */
export function originOf(
  { page, arrival, openFor, website }: Visit,
  texts: { line?: string; message?: string } = {},
): Origin {
  const parameters = [queryOf(page), queryOf(arrival)];
  const valueOf = (name: string) =>
    parameters
      .map((query) => query.get(name)?.slice(0, LONGEST_PARAMETER).trim())
      // Neither database can store these characters.
      .find(
        (value) => value && value.isWellFormed() && !value.includes("\0"),
      ) ?? null;
  const links = texts.message?.match(/https?:\/\/|www\.|\[url/gi) ?? [];
  const reasons = {
    honeypot: website !== "",
    fast: openFor !== undefined && openFor < FASTEST,
    links: links.length > MOST_LINKS || /https?:|www\./i.test(texts.line ?? ""),
  };
  return {
    page: pathOf(page),
    arrival: pathOf(arrival) || null,
    flags: Object.entries(reasons)
      .filter(([, isTrue]) => isTrue)
      .map(([reason]) => reason)
      .join(),
    ...fromEntries(CAMPAIGN.map((name) => [name, valueOf(name)] as const)),
  };
}

/** `Object.fromEntries` with the keys' own type. */
const fromEntries = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(entries) as Record<Key, Value>;
