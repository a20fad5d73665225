import { formatPence } from "~/format/money";

type Props = { pence: number };

/** An amount set large; odd pence stand small, for there is seldom room. */
export function Pounds({ pence }: Props) {
  const [pounds, odd] = formatPence(pence).split(/(?=\.)/);
  return (
    <>
      {pounds}
      <small>{odd}</small>
    </>
  );
}

/** Puts another amount where `Pounds` has set one, without React. */
export function setPounds(place: HTMLElement | null, pence: number): void {
  const parts = formatPence(pence).split(/(?=\.)/);
  place?.childNodes.forEach((node, index) => {
    // A text that is changed costs less than a new one.
    node.textContent = parts[index] ?? "";
  });
}
