import type { Register } from "react-router";

import type { Subject } from "./features/enquiry/enquiry-address.ts";

/** The path of a page, from routes.ts: renaming a route breaks the typecheck. */
export type PagePath = Exclude<keyof Register["pages"], "/*">;

type ContactPath = Extract<PagePath, "/contact">;

type EnquiryAddress = `${ContactPath}?subject=${Subject}`;

/** A page, an element on a page, or the contact page with its form prefilled. */
export type PageAddress =
  | PagePath
  | `${PagePath}#${string}`
  | EnquiryAddress
  | `${EnquiryAddress}&${string}`;
