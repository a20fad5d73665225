/** A template with its slots filled: "About {spend} a month" with `{ spend }`. */
export const fill = (
  template: string,
  values: Readonly<Record<string, string>>,
): string =>
  template.replaceAll(
    /\{([\w ]+)\}/g,
    (slot, name: string) => values[name] ?? slot,
  );

/** The text with its first letter in upper case: "Over 25". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
