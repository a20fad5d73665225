import type { RefObject } from "react";

type Props = { text: string; main: RefObject<HTMLElement | null> };

/**
 * The first stop of the keyboard; WCAG 2.4.1. A landmark of its own, because
 * nothing should stand outside of one.
 */
export function SkipLink({ text, main }: Props) {
  return (
    <nav aria-label={text}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The router would take the new address for a step back in history.
          event.preventDefault();
          main.current?.focus();
          main.current?.scrollIntoView();
        }}
      >
        {text}
      </a>
    </nav>
  );
}
