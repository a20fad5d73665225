import { headingId } from "./section";

type Props = { name: string; heading: string; intro?: string | undefined };

/** A section's heading with the sentence beside it. */
export function SectionHead({ name, heading, intro }: Props) {
  return (
    <div className="grid section-head">
      <h2 id={headingId(name)}>{heading}</h2>
      {intro && <p>{intro}</p>}
    </div>
  );
}
