import { useState, type ChangeEvent } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether a control was wrong when its form was sent; until it is put right.
 * Not on leaving it: a row that grows then would move the button away from
 * under the pointer.
 */
export function useInvalid() {
  const [isInvalid, setIsInvalid] = useState(false);
  return {
    isInvalid,
    onInvalid: () => setIsInvalid(true),
    onChange: ({ currentTarget }: ChangeEvent<Control>) => {
      if (currentTarget.validity.valid) setIsInvalid(false);
    },
  };
}
