import type { Register } from "react-router";

import type { Subject } from "./features/enquiry/enquiry-address.ts";

/** An address of this site, from routes.ts; a renamed route breaks the typecheck. */
export type PagePath = Exclude<keyof Register["pages"], "/*">;

type ContactPath = Extract<PagePath, "/contact">;

type EnquiryAddress = `${ContactPath}?subject=${Subject}`;

/** A page, a place on it, or the contact page with what the enquiry is about. */
export type PageAddress =
  | PagePath
  | `${PagePath}#${string}`
  | EnquiryAddress
  | `${EnquiryAddress}&${string}`;
