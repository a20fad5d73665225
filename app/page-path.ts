import type { Register } from "react-router";

/** An address of this site, from routes.ts; a renamed route breaks the typecheck. */
export type PagePath = Exclude<keyof Register["pages"], "/*">;

/** A page, or a place on it. */
export type PageAddress = PagePath | `${PagePath}#${string}`;
