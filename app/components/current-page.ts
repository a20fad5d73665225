import { createContext } from "react";

/** The path of the page that is being rendered; "" inside an island. */
export const CurrentPage = createContext("");
