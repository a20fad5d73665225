import { readableEmail } from "./readable-email";

/** Makes e-mail addresses readable before the browser's own validation refuses them. */
export function startEmailFields(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "email")
      return;
    const { value } = target;
    const readable = readableEmail(value);
    if (readable === value) return;
    target.value = readable;
    // The draft and the mark of a wrong field follow.
    target.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
