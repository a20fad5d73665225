import transliterate from "@sindresorhus/transliterate";

/** A word in Latin letters, if there are such for all of its own. */
function inLatin(word: string): string {
  const latin = transliterate(word);
  return /^[ -~]+$/.test(latin) ? latin : word;
}

/** A name as an address has it: "jose-perez" for "José Pérez", "reklama" for "Реклама". */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    // Accents; of other scripts such marks are letters.
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .replaceAll(/\S*[^ -~\s]\S*/g, inLatin)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
