import { createContext, useContext } from "react";

import type { Destination } from "~/content/schema/privacy";

/** The last segment of each form's receiving address. */
type FormName = "enquiries" | "subscriptions";

/** The path at which our own server receives forms. */
export const OWN_SERVER = "/api";

/**
 * Where forms are sent: OWN_SERVER, the address of a form service, or "" if they
 * are sent nowhere. The page says so in its attribute data-leads.
 */
export const LeadsContext = createContext("");

/** Whether an address is one of this project's own server. */
export const isOwnServer = (address: string): boolean =>
  address.startsWith(`${OWN_SERVER}/`);

/** The value of data-leads on this page. */
export function useDestination(): Destination {
  const leads = useContext(LeadsContext);
  if (leads === "") return "nowhere";
  return leads === OWN_SERVER ? "server" : "service";
}

/** The address that receives a form, or undefined if none does. */
export function useReceiver(form: FormName): string | undefined {
  const leads = useContext(LeadsContext);
  if (leads === "") return undefined;
  return leads === OWN_SERVER ? `${OWN_SERVER}/${form}` : leads;
}
