/** The beginnings of texts that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: string | number | null): string {
  const text = String(value ?? "");
  // A quotation mark in front makes it a text; our own numbers are not formulas.
  const safe =
    typeof value === "string" && FORMULA.test(text.trimStart())
      ? `'${text}`
      : text;
  return /["',\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without this mark Excel does not read UTF-8, and £ becomes Â£. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Converts rows with the same keys to CSV, with the keys in the first line. */
export function toCsv(
  rows: readonly Readonly<Record<string, string | number | null>>[],
): string {
  const keys = Object.keys(rows[0] ?? {});
  const lines = [
    keys,
    ...rows.map((row) => keys.map((key) => row[key] ?? null)),
  ].map((cells) => `${cells.map(cellOf).join(",")}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}
