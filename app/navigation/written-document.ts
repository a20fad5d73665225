import { FATHOMS, type Mark } from "~/format/marks";

/** The marks in the HTML of this document, as components/section.tsx writes them. */
export const readMarks = (): Mark[] =>
  [...document.querySelectorAll("main section[id] > .mark > span")].flatMap(
    (span) => {
      const [depth, name] = span.childNodes;
      const section = span.closest("section");
      const fathoms = FATHOMS.find(
        (each) => String(each) === depth?.textContent,
      );
      if (!section || !fathoms) return [];
      const heading = section.getAttribute("aria-labelledby") ?? "";
      const label =
        name?.textContent ?? document.getElementById(heading)?.textContent;
      return { id: section.id, fathoms, label: label ?? "" };
    },
  );

/** What this document has in <main>, should React have to render it again. */
export const readDocument = (): string =>
  typeof document === "undefined"
    ? ""
    : (document.querySelector("main > .document")?.innerHTML ?? "");
