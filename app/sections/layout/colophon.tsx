import { MarkSymbol } from "~/components/mark";

/** The nine marks of a hand lead line, in fathoms; laid at true spacing. */
const FATHOMS = [2, 3, 5, 7, 10, 13, 15, 17, 20] as const;

export function Colophon({ text }: { text: string }) {
  return (
    <div className="colophon">
      <div className="fathoms" aria-hidden="true">
        {FATHOMS.map((fathoms) => (
          <span key={fathoms}>
            <MarkSymbol fathoms={fathoms} />
            {fathoms}
          </span>
        ))}
      </div>
      <p>{text}</p>
    </div>
  );
}
