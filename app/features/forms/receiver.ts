import type { Destination } from "~/content/markdown/conditions";

export type FormName = "enquiries" | "subscriptions";

/** The path at which our own server receives forms. */
export const OWN_SERVER = "/api";

/** Whether an address is one of this project's own server. */
export const isOwnServer = (address: string): boolean =>
  address.startsWith(`${OWN_SERVER}/`);

/** Where this build's forms are sent. */
export function destination(): Destination {
  if (FORMS_GO_TO === "") return "nowhere";
  return FORMS_GO_TO === OWN_SERVER ? "server" : "service";
}

export function receiverOf(form: FormName): string | undefined {
  if (FORMS_GO_TO === "") return undefined;
  return FORMS_GO_TO === OWN_SERVER ? `${OWN_SERVER}/${form}` : FORMS_GO_TO;
}
