// Every response header that the site sets itself, as plain data.
import { z } from "zod";

// The patterns are strict because hashes and origins are copied into a header.
const hashList = z.array(z.string().regex(/^sha256-[A-Za-z\d+/]{43}=$/));
const originList = z.array(z.string().regex(/^https:\/\/(?:\*\.)?[a-z\d.-]+$/));
const pageHashes = z.object({
  scripts: hashList,
  styles: hashList,
  frames: originList.optional(),
});

/** The hashes of a page's inline scripts and styles, like `sha256-…`, and its frames. */
export type PageHashes = z.infer<typeof pageHashes>;

/** The build's file of what the policies allow. */
export const cspFile = z.object({
  images: originList,
  measuring: z
    .object({
      scripts: originList,
      connections: originList,
      images: originList,
      frames: originList,
    })
    .optional(),
  pages: z.record(z.string(), pageHashes),
  /** The same for all pages and files of a folder: those of `/articles` and below it. */
  folders: z.record(z.string(), pageHashes).default({}),
  /** Whether it is a preview, which search engines must not show. */
  isPreview: z.boolean().default(false),
  redirects: z
    .record(
      z.string().regex(/^\/(?:[\p{L}\p{M}\p{N}_.~ /-]+\*?|\?\w+=\d+)$/u),
      z.string(),
    )
    .default({}),
  formService: z.url().optional(),
  editor: originList.optional(),
  hasDesk: z.boolean().default(false),
});

/** What the site loads from other hosts, and sends to them. */
type Origins = Pick<
  z.input<typeof cspFile>,
  "images" | "formService" | "measuring" | "isPreview"
>;

/** Response headers by their lower-case names. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The Content-Security-Policy of a page with these inline scripts and styles, and
 * with pictures from these origins.
 * These are left out on purpose:
 * - upgrade-insecure-requests, because the site must also work over plain http
 *   on a local network;
 * - require-trusted-types-for, because React sets innerHTML when it renders a
 *   document again after a translator or an extension has changed it.
 */
function contentSecurityPolicy(page: PageHashes, origins: Origins): string {
  const { formService, measuring } = origins;
  const service = formService === undefined ? "" : ` ${sourceOf(formService)}`;
  const framed = sources("frame-src", page.frames, measuring?.frames);
  return [
    "default-src 'none'",
    sources("script-src 'self'", quoted(page.scripts), measuring?.scripts),
    sources("style-src 'self'", quoted(page.styles)),
    // React's style properties become style attributes in the prerendered HTML.
    "style-src-attr 'unsafe-inline'",
    // Forms send to this server or to the form service, if to any; Lighthouse
    // reads robots.txt through the page.
    sources(`connect-src 'self'${service}`, measuring?.connections),
    sources("img-src 'self'", origins.images, measuring?.images),
    ...(framed === "frame-src" ? [] : [framed]),
    "font-src 'self'",
    "manifest-src 'self'",
    `form-action 'self'${service}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const sources = (directive: string, ...lists: (string[] | undefined)[]) =>
  [directive, ...lists.flatMap((list) => list ?? [])].join(" ");

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** An address as a source of a policy, which has no query and no ";" or ",". */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  // nginx would read a "$" in its configuration as the start of a variable.
  return origin + pathname.replaceAll(/[;,$]/g, encodeURIComponent);
}

const deniedFeatures = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

/** The names to which a browser applies the rule that the site is https only. */
const hstsExtensions = {
  host: "",
  subdomains: "; includeSubDomains",
  preload: "; includeSubDomains; preload",
};
export type HstsReach = keyof typeof hstsExtensions;

/** The headers of every response; a page has a policy of its own. */
export const securityHeaders = (hsts: HstsReach): Headers => ({
  "content-security-policy": contentSecurityPolicy(
    { scripts: [], styles: [] },
    { images: [] },
  ),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": deniedFeatures
    .map((feature) => `${feature}=()`)
    .join(", "),
  "referrer-policy": "same-origin",
  "strict-transport-security": `max-age=31536000${hstsExtensions[hsts]}`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
});

/** Pages and redirects may be cached, but are revalidated on every use. */
export const revalidate: Headers = { "cache-control": "no-cache" };

/** The headers of other files by the start of their address; later ones win. */
const fileHeaders: Readonly<Record<string, Headers>> = {
  "/": { "cache-control": "public, max-age=86400" },
  // The names of these files contain a hash of their content.
  "/assets/": { "cache-control": "public, max-age=31536000, immutable" },
  // Browsers show documents and films in pages of their own making.
  "/files/": {
    "content-security-policy":
      "default-src 'none'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
  // The program that searches articles is a worker with a policy of its own: it alone may
  // compile WebAssembly.
  "/search/": {
    "cache-control": "no-cache",
    "content-security-policy":
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  },
  // Other sites show these pictures beside a link to a page.
  "/social/": { "cross-origin-resource-policy": "cross-origin" },
};

export const pageHeaders = (hashes: PageHashes, origins: Origins): Headers => ({
  ...revalidate,
  "content-security-policy": contentSecurityPolicy(hashes, origins),
  ...(origins.isPreview && { "x-robots-tag": "noindex" }),
});

export const headersOf = (address: string): Headers =>
  Object.entries(fileHeaders)
    .filter(([start]) => address.startsWith(start))
    .reduce((headers, [, own]) => ({ ...headers, ...own }), {});

/**
 * The headers of the editor and its files.
 *
 * @param connections the origins of the repository's host
 */
export const editorHeaders = (connections: string[]): Headers => ({
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    // Its components bring their styles as elements.
    "style-src 'self' 'unsafe-inline'",
    sources("connect-src 'self' blob: data:", connections),
    "img-src 'self' blob: data:",
    "media-src blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  // It hears from the window in which somebody signs in.
  "cross-origin-opener-policy": "same-origin-allow-popups",
});
