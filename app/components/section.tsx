import { Fragment, type ReactNode } from "react";

import type { RichText } from "~/content/markdown/markdown";
import type { Fathoms, Mark as MarkContent } from "~/format/marks";

import { Paragraph } from "./rich-text";

/** The id of a section's heading, which names the section. */
export const headingId = (name: string) => `${name}-heading`;

const repeated: Partial<Record<Fathoms, Fathoms>> = { 15: 5, 17: 7 };

/** The drawing of one mark of the lead line; depths are in fathoms. */
export function MarkSymbol({ fathoms }: { fathoms: Fathoms }) {
  return (
    <svg aria-hidden="true">
      <use href={`#m${repeated[fathoms] ?? fathoms}`} />
    </svg>
  );
}

/** A section's number and name beside the line. Its heading says the same. */
export function Mark({ fathoms, label }: MarkContent) {
  return (
    <p className="mark" aria-hidden="true">
      <span>
        <b>{fathoms}</b>
        {label}
      </span>
      <MarkSymbol fathoms={fathoms} />
    </p>
  );
}

type SectionProps = {
  /** Its class in the stylesheets; its heading has the id `headingId(name)`. */
  name: string;
  /** A second class, for sections that have two layouts. */
  variant?: string | undefined;
  /** Its id, if links lead to it even without a mark. The mark's id is the same. */
  id?: string;
  /** Its accessible name, if that is not its heading. */
  label?: string;
  tone?: "deep" | "cool" | "warm" | undefined;
  mark?: MarkContent | undefined;
  /** Its heading, unless that is a part of something else in it. */
  heading?: string;
  /** A sentence beside the heading. */
  intro?: RichText | undefined;
  /** Whether only screen readers get the heading. */
  hidesHeading?: boolean;
  /** A drawing behind everything else. */
  ground?: ReactNode;
  children: ReactNode;
};

/** One section of a page, with its mark beside the vertical line. */
export function Section({
  name,
  variant,
  id,
  label,
  tone,
  mark,
  heading,
  intro,
  hidesHeading = false,
  ground,
  children,
}: SectionProps) {
  return (
    <section
      className={["section", tone, name, variant].filter(Boolean).join(" ")}
      id={id ?? mark?.id}
      aria-label={label}
      aria-labelledby={label === undefined ? headingId(name) : undefined}
    >
      {ground}
      {mark && <Mark {...mark} />}
      {heading !== undefined &&
        (hidesHeading ? (
          <h2 id={headingId(name)} className="visually-hidden">
            {heading}
          </h2>
        ) : (
          <div className="split section-head">
            <h2 id={headingId(name)}>{heading}</h2>
            {intro && <Paragraph text={intro} />}
          </div>
        ))}
      {children}
    </section>
  );
}

/** A headline with fixed line breaks. */
function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && (
        <>
          {" "}
          <br />
        </>
      )}
      {line}
    </Fragment>
  ));
}

type HeadlineProps = { name: string; kicker: string; title: readonly string[] };

/** The headline of a page's first section, below a line that says what the page is. */
export function Headline({ name, kicker, title }: HeadlineProps) {
  return (
    <>
      <p className="kicker">{kicker}</p>
      <h1 id={headingId(name)}>
        <TitleLines lines={title} />
      </h1>
    </>
  );
}

/** The lead weight at the lower end of the vertical line. */
export function LeadWeight() {
  return (
    <svg className="lead-weight" viewBox="0 0 48 168" aria-hidden="true">
      <circle
        cx="24"
        cy="9"
        r="6.75"
        fill="none"
        stroke="var(--signal)"
        strokeWidth="4.5"
      />
      <path
        fill="var(--signal)"
        d="M18.5 16 17 24l-4 5L6 157q0 7 7 8 11-9 22 0 7-1 7-8L35 29l-4-5-1.5-8Z"
      />
      <path
        d="M19.5 28 17 160M28.5 28 31 160"
        fill="none"
        stroke="var(--bg)"
        strokeOpacity=".45"
        strokeWidth="1.2"
      />
    </svg>
  );
}
