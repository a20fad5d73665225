/** The most characters of what people type into the forms. */
export const LONGEST = {
  name: 100,
  email: 254,
  phone: 40,
  message: 10_000,
  /** Of an answer on one line, and of one on several. */
  answer: 200,
  longAnswer: 5000,
} as const;
