/** What of a text was meant as Markdown and is none, so that its signs would be seen. */
export function tornIn(text: string): string | undefined {
  const [torn] = /!?\[[^\]]*\]\s*\([^)]*\)?/.exec(text) ?? [];
  if (torn !== undefined)
    return torn.startsWith("!")
      ? `"${torn}" is not a picture yet; a picture is written ![what it shows](van.jpg), and one with spaces in its name ![what it shows](<our van.jpg>)`
      : `"${torn}" is not a link yet; a link is written [the words](/services), without spaces between the brackets or in the address`;
  const [note] = /\[\^[^\]]+\]/.exec(text) ?? [];
  if (note !== undefined)
    return note.includes(" ")
      ? `the name of the footnote ${note} has a space; take it out, here and before its text`
      : `the footnote ${note} has no text; write it below, on a line that begins ${note}:`;
  const [lost, sign, words = "", name] =
    /(!?)\[([^\]]+)\](?:\[([^\]]*)\]|(?<=!\[[^\]]*\]))/.exec(text) ?? [];
  if (lost !== undefined)
    return `the ${sign ? "picture" : "link"} ${lost} has no address; write it below, on a line such as [${name || words}]: ${sign ? "van.jpg" : "/services"}`;
  const [row] = /^\|.*\|(?=\s*$)/m.exec(text) ?? [];
  if (row !== undefined)
    return `"${row}" is no row of a table; a table has a line of dashes below its first, | --- | --- |, with as many cells, and no empty line`;
  const [bullet] = /(?:^[•▪‣◦●]|(?<![^])·)\s.*/m.exec(text) ?? [];
  if (bullet !== undefined)
    return `"${bullet}" is no entry of a list yet; the lines of a list begin with - `;
  const [bold] = /\*\*[^*]+\*\*/.exec(text) ?? [];
  return (
    bold &&
    `"${bold}" would show its signs; they stand beside the **words**, with a space on the other side of them`
  );
}
