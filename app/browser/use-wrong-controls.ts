import { useState, type ChangeEvent, type InvalidEvent } from "react";
import { flushSync } from "react-dom";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Which controls were wrong when their form was sent, each until it is put
 * right. Not on leaving one: a row that grows then would move the button away
 * from under the pointer.
 */
export function useWrongControls() {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  return {
    /** Their ids, in the form's order. */
    wrong,
    /**
     * The browser asks one control after the other; the first answers for all,
     * so that they are drawn once. The words beside them say what its bubble would.
     */
    onInvalidCapture: (event: InvalidEvent<HTMLFormElement>) => {
      event.preventDefault();
      const controls = Array.from(event.currentTarget.elements)
        .filter(isControl)
        .filter(({ validity }) => !validity.valid);
      const [first] = controls;
      if (event.target !== first) return;
      flushSync(() => setWrong(controls.map(({ id }) => id)));
      first.focus();
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (!isControl(target) || !target.validity.valid) return;
      setWrong((ids) => ids.filter((id) => id !== target.id));
    },
  };
}
