import { useEffect, useRef, type ReactNode } from "react";

/** What a room of the gallery shows: each state of its parts by a name. */
export type Room = Readonly<Record<string, ReactNode>>;

type StagedProps = {
  /** Brings the part into its state, as a visitor would. */
  act?: (stage: HTMLElement) => void;
  children: ReactNode;
};

/** A part that is fixed to the window, or that has to be acted on. */
export function Staged({ act, children }: StagedProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = stage;
    // Not within React's own work.
    if (current && act) queueMicrotask(() => act(current));
  }, [act]);
  return (
    <div ref={stage} className="gallery-stage">
      {children}
    </div>
  );
}
