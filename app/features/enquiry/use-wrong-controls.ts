import {
  useEffect,
  useState,
  type ChangeEvent,
  type InvalidEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";

import { isFormControl, type FormControl } from "./controls";

const wrongIn = ({ elements }: HTMLFormElement): FormControl[] =>
  Array.from(elements)
    .filter(isFormControl)
    .filter(({ validity }) => !validity.valid);

const idsOf = (controls: FormControl[]) => controls.map(({ id }) => id);

/**
 * Which controls were wrong when their form was sent, each until it is put
 * right. Not on leaving one: a row that grows then would move the button away
 * from under the pointer.
 */
export function useWrongControls(form: RefObject<HTMLFormElement | null>) {
  const [wrong, setWrong] = useState<readonly string[]>([]);

  // Sent before the application came: the browser has refused it, and knows.
  // Whoever is writing again is left where they are.
  useEffect(() => {
    const controls = form.current ? wrongIn(form.current) : [];
    // Firefox forgets it of a text area that React takes over.
    const isRefused = controls.every(
      (each) =>
        each.matches(":user-invalid") ||
        (each.localName === "textarea" && controls.length > 1),
    );
    if (controls.length === 0 || !isRefused) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page must be taken over as it is first
    setWrong(idsOf(controls));
  }, [form]);

  return {
    /** Their ids, in the form's order. */
    wrong,
    /**
     * The browser asks one control after the other; the first answers for all,
     * so that they are drawn once. The words beside them say what its bubble would.
     */
    onInvalidCapture: (event: InvalidEvent<HTMLFormElement>) => {
      event.preventDefault();
      const controls = wrongIn(event.currentTarget);
      const [first] = controls;
      if (event.target !== first) return;
      flushSync(() => setWrong(idsOf(controls)));
      first.focus({ preventScroll: true });
      first.scrollIntoView({ block: "nearest" });
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (!isFormControl(target) || !target.validity.valid) return;
      const { id } = target;
      setWrong((ids) =>
        ids.includes(id) ? ids.filter((other) => other !== id) : ids,
      );
    },
  };
}
