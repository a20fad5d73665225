import transliterate from "@sindresorhus/transliterate";

/** A name as an address has it: "jose-perez" for "José Pérez", "reklama" for "Реклама". */
export const slug = (name: string): string =>
  transliterate(name.normalize("NFD").replaceAll(/\p{M}/gu, ""))
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
