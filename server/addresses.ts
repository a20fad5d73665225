/**
 * The one address of a built file: `services/index.html` is `/services`,
 * `404.html` is `/404`, `assets/app.js` is `/assets/app.js`.
 */
export function addressOf(path: string): string {
  const page = /^(.*?)(?:(?:^|\/)index)?\.html$/.exec(path)?.[1];
  return encodeURI(`/${page ?? path}`);
}

/** The other spellings of a page's address, which redirect to it. */
export function aliasesOf(address: string): string[] {
  if (address === "/") return ["/index.html"];
  return [`${address}/`, `${address}/index.html`, `${address}.html`];
}

/**
 * Splits a request's address into its path and its query with the `?`. Takes
 * off the `http://host` that a proxy may send.
 */
export function splitAddress(url: string): { path: string; query: string } {
  const local = url.startsWith("/")
    ? url
    : url.replace(/^https?:\/\/[^/?#]*/i, "");
  const queryStart = local.indexOf("?");
  const pathEnd = queryStart === -1 ? local.length : queryStart;
  return { path: local.slice(0, pathEnd) || "/", query: local.slice(pathEnd) };
}

/**
 * The usual spelling of a path: `/thank%2Dyou` is `/thank-you`. Gives undefined
 * where there is none.
 */
export function normalizePath(path: string): string | undefined {
  try {
    const decoded = decodeURI(path);
    // An encoded slash, `?` or `#` stays as it is: it separates nothing.
    return decoded.includes("%") ? undefined : encodeURI(decoded);
  } catch {
    return undefined;
  }
}
