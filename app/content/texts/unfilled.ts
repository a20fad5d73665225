import { NAME } from "./placeholders.ts";

/** What Hugo, Jekyll, WordPress, Obsidian and others fill in, or show as something else. */
const FOREIGN = new RegExp(
  [
    /\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)/,
    /\[\/?[a-z][\w-]* [\w-]+=[^\]]*\]|\[\/[a-z][\w-]*\]|\[[a-z]+_\w+\]/,
    /\[(?:audio|embed|gallery|playlist|toc|video)\]|!?\[\[.+?\]\]|\^\[[^[\]]+\]/,
    /(?<=^|\n)(?::::+ *\w*|!!! \w+|\*\[[^\]\n]+\]: )|(?<=\n): [^\n]*|==\S[^=\n]*\S==/,
    /(?<!\$)\$\$(?!\$)|%%.*?%%|(?<![\w+])\+\+\w[^+\n]*\+\+|\w\^[\w+-]+\^|【[^】]*†[^】]*】| \^[a-z\d]{6}(?=\n|$)/,
    /(?<=^|\n)(?:import\b[^\n]* ["'][^"'\n]+["'];?(?=\n|$)|export (?:const|default|function) )/,
    /(?<![\w:/]):(?:[+-]1|[a-z][\w+-]*):(?![\w:/])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "is",
);

const FILM = "the address of the film on a line of its own";

const INSTEAD: Readonly<Record<string, string>> = {
  caption: '![what it shows](van.jpg "A caption.")',
  embed: FILM,
  gallery: "each picture on a line of its own: ![what it shows](van.jpg)",
  video: FILM,
};

/** Reports a brace that is left in a text. */
export function unfilledIn(text: string): string | undefined {
  if (text.includes("\uFFFD"))
    return "has a code of a character that does not exist";
  const [foreign] = FOREIGN.exec(text) ?? [];
  if (foreign !== undefined) {
    const [, name = ""] = /^\[\/?(\w+)/.exec(foreign) ?? [];
    return `"${foreign}" is for another program, such as WordPress or Hugo; write ${INSTEAD[name.toLowerCase()] ?? "what it stands for (in Markdown code stands between backquotes)"}`;
  }
  const [slot] = /\{[^{}]*\}|[{}]\S*/.exec(text) ?? [];
  if (slot === undefined) return undefined;
  if (/^\{#.*\}$/.test(slot))
    return `${slot} is the place of a heading; it stands at the end of one with two signs ##, and has letters, digits and dashes only`;
  return /^\{.*\}$/s.test(slot)
    ? `${slot} is not known here; a placeholder names a file and an entry, such as {company.name}${NAME.test(slot.slice(1, -1)) ? "" : ", and in Markdown code stands between backquotes"}`
    : `has a single brace at "${slot}"; a placeholder has two, such as {company.name}`;
}
