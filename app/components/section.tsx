import type { ReactNode } from "react";

import type { Mark as MarkContent } from "~/content/schema/primitives";

import { Mark } from "./mark";

type Props = {
  /** Its layout in the stylesheet; also names its heading (`headingId`). */
  name: string;
  /** A class beside it, where one layout has two looks. */
  variant?: string | undefined;
  /** Its address on the page, where it has one. */
  id?: string;
  /** Its name, where no one heading says it all. */
  label?: string;
  tone?: "deep" | "shoal" | "buff" | undefined;
  mark?: MarkContent | undefined;
  /** What lies behind everything else. */
  ground?: ReactNode;
  children: ReactNode;
};

/** The id of a section's heading, which names the section. */
export const headingId = (name: string) => `${name}-heading`;

/** One section of a page, hung on the line by its mark. */
export function Section({
  name,
  variant,
  id,
  label,
  tone,
  mark,
  ground,
  children,
}: Props) {
  return (
    <section
      className={["section", tone, name, variant].filter(Boolean).join(" ")}
      id={id}
      aria-label={label}
      aria-labelledby={label === undefined ? headingId(name) : undefined}
    >
      {ground}
      {mark && <Mark {...mark} />}
      {children}
    </section>
  );
}
