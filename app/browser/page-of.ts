/** A static host may serve /privacy as /privacy/: the same page. */
export const pageOf = (pathname: string): string =>
  pathname.replace(/(.)\/$/, "$1");
