import { createContext } from "react";

/** Whether the pages are drawn as a lead line with its depths: brand.yaml, `metaphor`. */
export const Metaphor = createContext(true);
