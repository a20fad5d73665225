import { useSyncExternalStore } from "react";

const never = () => () => {};
const currentYear = () => new Date().getFullYear();
const buildYear = () => BUILD_YEAR;

/** The visitor's year; while hydrating, the year in the prerendered page. */
export function useCurrentYear(): number {
  return useSyncExternalStore(never, currentYear, buildYear);
}
