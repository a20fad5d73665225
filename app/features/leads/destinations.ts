/** The destinations of forms; the texts about them differ. */
export const DESTINATIONS = ["nowhere", "server", "service"] as const;

/** A destination: our own server, a form service, or none. */
export type Destination = (typeof DESTINATIONS)[number];
