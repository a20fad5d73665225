/** A template with its slots filled: "About {spend} a month" with `{ spend }`. */
export const fill = (
  template: string,
  values: Readonly<Record<string, string>>,
): string =>
  template.replaceAll(
    /\{([\w ]+)\}/g,
    (slot, name: string) => values[name] ?? slot,
  );
