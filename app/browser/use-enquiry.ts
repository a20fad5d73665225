import { useLocation } from "react-router";

import { subjectOf, type Subject } from "~/format/contact-address";

/** What a link to the contact page says of the enquiry. */
type Enquiry = { subject: Subject | undefined; firstLine: string };

/** The state is whatever a link put there, today or before a deployment. */
function firstLineOf(state: unknown): string {
  if (typeof state !== "object" || state === null) return "";
  if (!("firstLine" in state)) return "";
  return typeof state.firstLine === "string" ? state.firstLine : "";
}

/**
 * The subject comes in the address, so that the link can be shared and opened
 * anew; the first line of the message only in the router's state.
 */
export function useEnquiry(): Enquiry {
  const location = useLocation();
  return {
    subject: subjectOf(location.search),
    firstLine: firstLineOf(location.state),
  };
}
