/**
 * Why something failed, for the log. An error's other properties may contain what
 * a visitor has typed: PostgreSQL quotes the row that it refuses.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { message, cause } = error;
  return cause === undefined ? message : `${message}: ${reasonOf(cause)}`;
}
