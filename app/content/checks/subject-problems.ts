import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { suggestion } from "../texts/nearest.ts";
import { isMapping, plainKey } from "../schema/entry.ts";
import { textsIn } from "../texts/source.ts";

/** The files whose packages and estimates lead to the form with a subject. */
const ASKING = ["services", "google-ads", "microsoft-ads"];

const partOf = (value: unknown, key: string): unknown =>
  isMapping(value)
    ? Object.entries(value).find(([each]) => plainKey(each) === key)?.[1]
    : undefined;

export function subjectsOf({ contact }: RawFiles): string[] {
  const options = ["hero", "form", "fields", "subject", "options"].reduce(
    partOf,
    contact,
  );
  return isMapping(options) ? Object.keys(options) : [];
}

/** Reports subjects that the contact form does not offer. */
export function findSubjectProblems(files: RawFiles): Problem[] {
  const known = subjectsOf(files);
  return ASKING.flatMap((file) =>
    Array.from(textsIn(files[file]))
      .filter(
        ({ path, text }) =>
          plainKey(String(path.at(-1))) === "subject" &&
          known.length > 0 &&
          !known.includes(text.trim()),
      )
      .map(({ path, text }) => ({
        file,
        path,
        message: `is "${text.trim()}", which is no subject of the contact form.${suggestion(text.trim(), known)}`,
      })),
  );
}
