/** A template with its slots filled: "About {spend} a month" with `{ spend }`. */
export const fill = (
  template: string,
  values: Readonly<Record<string, string>>,
): string =>
  template.replaceAll(
    /\{([\w ]+)\}/g,
    (slot, name: string) => values[name] ?? slot,
  );

/** A name as an address has it: "jose-perez" for "José Pérez". */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** "Shopping, remarketing and video", with the word before the last. */
export function listed(names: readonly string[], word: string): string {
  const [last = "", ...others] = names.toReversed();
  return others.length === 0
    ? last
    : `${others.toReversed().join(", ")} ${word} ${last}`;
}
