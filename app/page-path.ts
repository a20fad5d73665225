import type { Register } from "react-router";

import type { Subject } from "./format/contact-address.ts";

/** An address of this site, from routes.ts; a renamed route breaks the typecheck. */
export type PagePath = Exclude<keyof Register["pages"], "/*">;

type ContactPath = Extract<PagePath, "/contact">;

/** A page, a place on it, or the contact page with its subject chosen. */
export type PageAddress =
  PagePath | `${PagePath}#${string}` | `${ContactPath}?subject=${Subject}`;
