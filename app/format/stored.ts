/**
 * The entries of an object that the browser has stored as JSON. Whatever else is stored
 * there, or denied, has none: other scripts and people can write there too.
 */
export function storedEntries(read: () => string | null): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(read() ?? "null");
    return new Map(
      typeof stored === "object" && stored !== null
        ? Object.entries(stored)
        : [],
    );
  } catch {
    return new Map();
  }
}
