import { receiverOf } from "~/features/forms/receiver";
import { send } from "~/features/forms/send";

function start(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[type=email]");
  const button = form.querySelector<HTMLElement>("[data-sending]");
  const error = form.querySelector(".error");
  const notSent = form.querySelector<HTMLElement>(".not-sent");
  if (!field || !button || !error || !notSent) return;
  const label = button.textContent;
  const receiver = receiverOf("subscriptions");
  let isSending = false;

  const mark = (isWrong: boolean) => {
    const attributes = {
      "aria-invalid": "true",
      "aria-errormessage": error.id,
      "aria-describedby": error.id,
    };
    for (const [name, value] of Object.entries(attributes))
      if (isWrong) field.setAttribute(name, value);
      else field.removeAttribute(name);
  };
  const refuse = () => {
    mark(true);
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "nearest" });
    error.scrollIntoView({ block: "nearest" });
  };
  const showFailure = (isFailed: boolean) => {
    notSent.hidden = !isFailed;
    if (isFailed) notSent.scrollIntoView({ block: "nearest" });
  };

  const submit = async (to: string) => {
    isSending = true;
    button.textContent = button.dataset.sending ?? label;
    const outcome = await send(form, to, { email: field.value });
    isSending = false;
    button.textContent = label;
    showFailure(outcome === "failed");
    // This is a full page load, as without scripts.
    if (outcome === "sent") location.assign(form.dataset.thanks ?? "");
    else if (outcome !== "failed") refuse();
  };

  // In place of the browser's own bubble
  field.addEventListener("invalid", (event) => {
    event.preventDefault();
    refuse();
  });
  field.addEventListener("input", () => {
    if (field.validity.valid) mark(false);
  });
  form.addEventListener("submit", (event) => {
    // Without a receiver the browser submits it.
    if (receiver === undefined && navigator.onLine) return;
    event.preventDefault();
    if (!navigator.onLine) showFailure(true);
    else if (receiver !== undefined && !isSending) void submit(receiver);
  });
  // The browser has refused it before this script came.
  if (field.matches(":user-invalid")) mark(true);
}

export function startNewsletterForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(
    ".newsletter-form",
  ))
    start(form);
}
