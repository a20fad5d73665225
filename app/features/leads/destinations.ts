/** Where forms may go; texts about it differ. */
export const DESTINATIONS = ["nowhere", "server", "service"] as const;

/** Where forms go: to our own server, to a form service, or nowhere. */
export type Destination = (typeof DESTINATIONS)[number];
