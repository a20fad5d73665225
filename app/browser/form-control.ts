/** What a visitor fills in. */
export type FormControl =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isFormControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;
