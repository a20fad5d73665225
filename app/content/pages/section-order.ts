import { isMapping, plainKey } from "../schema/entry.ts";

/** What follows a page; the contact page ends with the next steps. */
const LAST = ["closing", "next"];

/**
 * Puts the entries of a page into the order of its file, in which pages show their
 * sections. The hero stays first, and what ends a page last.
 */
export function orderSections(page: object, written: unknown): void {
  if (!isMapping(written)) return;
  const keys = Object.keys(written).map(plainKey);
  const placeOf = (name: string) => {
    if (name === "hero") return -1;
    return LAST.includes(name) ? keys.length : keys.indexOf(plainKey(name));
  };
  const entries = Object.entries(page).toSorted(
    ([one], [other]) => placeOf(one) - placeOf(other),
  );
  for (const [name] of entries) Reflect.deleteProperty(page, name);
  Object.assign(page, Object.fromEntries(entries));
}
