import { useDeferredValue, useEffect, useState } from "react";
import { Link } from "react-router";

import { MarkSymbol } from "~/components/section";
import type { Navigation } from "~/content/schema/layout";
import type { Mark } from "~/format/marks";
import { marksAt } from "~/navigation/page-code";

import "./gauge.css";

function useCurrentSection(marks: readonly Mark[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // This is true once the sections below the fold are rendered: see BelowTheFold.
  const isComplete = useDeferredValue(true, false);
  useEffect(() => {
    if (!isComplete) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setCurrent((last) => {
            if (isIntersecting) return target.id;
            return last === target.id ? undefined : last;
          });
      },
      { rootMargin: "-40% 0px -60%" },
    );
    for (const { id } of marks) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [marks, isComplete]);
  return current;
}

/** A page of fewer marks is short enough to be scrolled. */
const FEWEST_MARKS = 3;

type Props = {
  path: string;
  words: Navigation["sections"];
  onFollow: () => void;
};

export function Gauge({ path, words, onFollow }: Props) {
  const marks = marksAt(path);
  const current = useCurrentSection(marks);
  if (marks.length < FEWEST_MARKS) return null;
  return (
    <nav className="gauge" aria-label={words.label}>
      <p>{words.label}</p>
      <ol>
        {marks.map(({ id, fathoms, label }) => (
          <li key={id}>
            <Link
              to={`${path}#${id}`}
              discover="none"
              aria-current={id === current || undefined}
              onClick={onFollow}
            >
              <b>{fathoms}</b> <MarkSymbol fathoms={fathoms} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
