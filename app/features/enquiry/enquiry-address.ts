import type { Subject } from "../../enquiry-subjects.ts";

/** The subject that has this name in the form; the name itself if none has. */
export const subjectCalled = (
  name: string,
  names: Readonly<Partial<Record<string, string>>>,
): string =>
  Object.keys(names).find((subject) => names[subject] === name) ?? name;

/** The subject that an address asks for. */
export function subjectOf(
  search: string,
  subjects: readonly Subject[],
): Subject | undefined {
  const asked = new URLSearchParams(search).get("subject");
  return subjects.find((subject) => subject === asked);
}
