import type { SVGProps } from "react";

type Props = SVGProps<SVGTextElement>;

/** A figure, or anything else that is set large: in the headlines' typeface. */
export function Figure(props: Props) {
  return <text fontFamily="var(--display)" letterSpacing="-.02em" {...props} />;
}

/** A name or a note beside a figure. */
export function Label(props: Props) {
  return (
    <text
      fontFamily="var(--sans)"
      fontWeight="500"
      fontSize="21"
      fill="var(--ink-2)"
      {...props}
    />
  );
}
