import { MarkSymbol } from "~/components/mark";
import { FATHOMS } from "~/fathoms";

/** The marks of the lead line at true spacing. */
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
