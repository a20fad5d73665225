/** What becomes of forms; texts about it differ. */
export const FATES = ["nowhere", "server", "service"] as const;

/** What becomes of forms: our own server or a form service keeps them, or nobody. */
export type Fate = (typeof FATES)[number];
