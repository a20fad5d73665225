import type { PageHashes } from "./csp-hashes.ts";

/**
 * Browser features the site does not use, for itself and for any frame: those
 * that reach the visitor's surroundings, screen, money or interests. Few,
 * because every page's first packet carries them.
 */
const deniedFeatures = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

/**
 * The Content-Security-Policy of a response that may use the scripts and styles
 * with these hashes besides the site's own files.
 */
export function contentSecurityPolicy({ scripts, styles }: PageHashes): string {
  // No upgrade-insecure-requests: the site must work over plain http on a
  // local network. connect-src, though no script fetches: Lighthouse asks for
  // robots.txt and llms.txt through the page. No
  // require-trusted-types-for: when a translator or an extension has changed
  // the page before hydration, React renders the document anew and makes its
  // script elements through innerHTML; the visitor would see a blank page.
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(quote)].join(" "),
    ["style-src 'self'", ...styles.map(quote)].join(" "),
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' https://images.unsplash.com",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function quote(hash: string): string {
  return `'${hash}'`;
}

/**
 * What every response carries; a page replaces the policy with its own. Kept as
 * plain data because Fastify's hooks, and so @fastify/helmet, do not see an
 * address or a request that cannot be parsed.
 */
export const securityHeaders = {
  "content-security-policy": contentSecurityPolicy({ scripts: [], styles: [] }),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": deniedFeatures
    .map((feature) => `${feature}=()`)
    .join(", "),
  "referrer-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;
