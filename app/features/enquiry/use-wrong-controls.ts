import { useEffect, useState, type InvalidEvent, type RefObject } from "react";
import { flushSync } from "react-dom";

/** A control that a visitor fills in. */
export type FormControl =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a visitor fills this element in. */
export const isFormControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

export const controlsOf = ({ elements }: HTMLFormElement): FormControl[] =>
  Array.from(elements).filter(isFormControl);

const wrongIn = (form: HTMLFormElement): FormControl[] =>
  controlsOf(form).filter(({ validity }) => !validity.valid);

/** The browser's own validation accepts a value of spaces. */
const isOnlySpaces = ({ required, value }: FormControl) =>
  required && value !== "" && value.trim() === "";

const idsOf = (controls: FormControl[]) => controls.map(({ id }) => id);

/** Not validated on blur: a message would move the button away from under the pointer. */
export function useWrongControls(form: RefObject<HTMLFormElement | null>) {
  const [wrong, setWrong] = useState<readonly string[]>([]);

  // If the form was submitted before React has started, the browser has rejected it, and
  // its controls match :user-invalid. The focus stays where it is.
  useEffect(() => {
    const controls = form.current ? wrongIn(form.current) : [];
    // In Firefox a textarea no longer matches after React has taken it over.
    const isRefused = controls.every(
      (each) =>
        each.matches(":user-invalid") ||
        (each.localName === "textarea" && controls.length > 1),
    );
    if (controls.length === 0 || !isRefused) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the first render has to equal the prerendered page
    setWrong(idsOf(controls));
  }, [form]);

  return {
    wrong,
    markWrong: (names: readonly string[]) => {
      if (!form.current) return;
      const controls = controlsOf(form.current).filter(({ name }) =>
        names.includes(name),
      );
      flushSync(() => setWrong(idsOf(controls)));
      controls[0]?.focus();
    },
    /** The first `invalid` event handles all controls, in place of the browser's own bubble. */
    onInvalidCapture: (event: InvalidEvent<HTMLFormElement>) => {
      event.preventDefault();
      const controls = wrongIn(event.currentTarget);
      const [first] = controls;
      if (event.target !== first) return;
      flushSync(() => setWrong(idsOf(controls)));
      first.focus({ preventScroll: true });
      first.scrollIntoView({ block: "nearest" });
    },
    /** Takes the mark from a control once it is right. */
    check: (target: FormControl) => {
      target.setCustomValidity(isOnlySpaces(target) ? "Only spaces" : "");
      if (!target.validity.valid) return;
      const { id } = target;
      setWrong((ids) =>
        ids.includes(id) ? ids.filter((other) => other !== id) : ids,
      );
    },
  };
}
