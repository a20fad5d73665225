import type { RichText } from "../content/schema/primitives.ts";

/** A text as a machine reads it: no links, no marks, ordinary spaces. */
export function plainText(text: RichText): string {
  if (typeof text === "string") return text.replaceAll("\u00a0", " ");
  return text
    .map((piece) => {
      if (typeof piece === "string") return plainText(piece);
      return plainText("strong" in piece ? piece.strong : piece.text);
    })
    .join("");
}
