/** What the packages of both networks are called, as the address of an estimate says it. */
export const PACKAGE_NAMES = ["Starter", "Growth", "Enterprise"] as const;
