import { isRouteErrorResponse } from "react-router";

/** What the fallback screen says of an error: "404 Not Found", or its own words. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
