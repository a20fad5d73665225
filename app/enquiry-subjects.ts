/** The subject of an enquiry, as the URL names it: a key of the subjects of contact-form.yaml. */
export type Subject = string;

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

/** The contact page with a subject: /contact?subject=google-ads. */
export const contactAddress = (subject: Subject) =>
  `/contact?subject=${subject}` as const;

/** The thank-you page after an enquiry, at the words of the subject if it has some. */
export const thanksAddress = (
  subject: Subject,
  subjects: readonly Subject[],
): string =>
  subjects.includes(subject) ? `/thank-you#thanks-${subject}` : "/thank-you";

/** A field of the contact form besides the five that every site has. */
export type Question = {
  /** The control's name is `answer-` and this. */
  key: string;
  label: string;
  kind: "short text" | "long text" | "choice" | "number";
  isRequired: boolean;
  /** What can be chosen. */
  choices: readonly string[];
};

/** The name of a question's control. */
export const answerName = ({ key }: Pick<Question, "key">) =>
  `answer-${key}` as const;
