import { Fragment, useContext, type ReactNode } from "react";

import type { RichText as RichTextContent } from "~/content/markdown/rich-text";
import type { Ground } from "~/content/schema/primitives";
import type { Fathoms, Mark as MarkContent } from "~/format/marks";

import { Metaphor } from "./metaphor";
import { RichText } from "./rich-text";

/** The id of a section's heading, which names the section. */
export const headingId = (id: string) => `${id}-heading`;

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
export function Mark({ fathoms, label, isFirst = false }: MarkContent) {
  if (!useContext(Metaphor))
    return (
      label !== "" && (
        <div className="mark unnumbered" aria-hidden="true">
          <p>{label}</p>
        </div>
      )
    );
  return (
    <div className="mark" aria-hidden="true">
      <p>
        <b>
          {fathoms}
          {isFirst && <small> fathoms</small>}
        </b>
        <i>{label}</i>
        <MarkSymbol fathoms={fathoms} />
      </p>
    </div>
  );
}

type HeadProps = {
  id: string;
  heading: string;
  intro?: ReactNode;
  /** What stands below the introduction, where the head is beside the entries. */
  children?: ReactNode;
};

/** A section's heading, its introduction on the right half, and perhaps a picture. */
const Head = ({ id, heading, intro, children }: HeadProps) => (
  <div className="head grid">
    <h2 id={headingId(id)} className={intro ? "left" : undefined}>
      {heading}
    </h2>
    {intro && <p className="right">{intro}</p>}
    {children}
  </div>
);

/** What a section's frame is made of. */
export type Frame = {
  /** Its id, to which links lead; its heading's is `headingId(id)`. */
  id: string;
  mark?: MarkContent | undefined;
  background?: Ground | undefined;
  strip?: boolean | undefined;
  /** Whether the line ends in it. */
  isLast: boolean;
};

type SectionProps = {
  frame: Frame;
  /** Its class in the stylesheets, and others: "list beside". */
  name: string;
  /** Whether it has less padding than others, if its file does not say so. */
  isStrip?: boolean;
  /** The ground on which it stands if its file names none. */
  background?: Frame["background"];
  /** Its heading, unless that is a part of something else in it. */
  heading?: string | undefined;
  /** Whether only screen readers get the heading. */
  hidesHeading?: boolean | undefined;
  intro?: RichTextContent | undefined;
  /** What stands below the introduction, where the head is beside the entries. */
  besideHead?: ReactNode;
  /** What is said below entries of which one is a sample. */
  sample?: string | undefined;
  children: ReactNode;
};

/** One section of a page, with its mark beside the vertical line. */
export function Section({
  frame,
  name,
  isStrip = false,
  background,
  heading,
  hidesHeading = false,
  intro,
  besideHead,
  sample,
  children,
}: SectionProps) {
  const { id, mark, isLast } = frame;
  const classes = [
    "section",
    frame.background ?? background,
    (frame.strip ?? isStrip) && "strip",
    name,
    isLast && "last",
  ];
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      id={id}
      aria-labelledby={headingId(id)}
    >
      {mark && <Mark {...mark} />}
      {heading !== undefined &&
        (hidesHeading ? (
          <h2 id={headingId(id)} className="visually-hidden">
            {heading}
          </h2>
        ) : (
          <Head
            id={id}
            heading={heading}
            intro={intro && <RichText text={intro} />}
          >
            {besideHead}
          </Head>
        ))}
      {children}
      {sample && <p className="caption sample">{sample}</p>}
      {isLast && <LeadWeight />}
    </section>
  );
}

/** A headline with fixed line breaks. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
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

/** The lead weight at the lower end of the vertical line. */
export function LeadWeight() {
  if (!useContext(Metaphor)) return null;
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
