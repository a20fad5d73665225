/** A template with its slots filled: "About {spend} a month" with `{ spend }`. */
export const fill = (
  template: string,
  values: Readonly<Record<string, string>>,
): string =>
  template.replaceAll(
    /\{([\w ]+)\}/g,
    (slot, name: string) => values[name] ?? slot,
  );

/** "Shopping, remarketing and video", with the word before the last. */
export function listed(names: readonly string[], word: string): string {
  const [last = "", ...others] = names.toReversed();
  return others.length === 0
    ? last
    : `${others.toReversed().join(", ")} ${word} ${last}`;
}
