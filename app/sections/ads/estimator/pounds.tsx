import { formatPence } from "~/format/money";

/** An amount set large; odd pence stand small, for there is seldom room. */
export function Pounds({ pence }: { pence: number }) {
  const [pounds, odd] = formatPence(pence).split(".");
  return (
    <>
      {pounds}
      {odd && <small>.{odd}</small>}
    </>
  );
}
