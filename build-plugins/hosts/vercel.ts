import type { Headers } from "../../server/headers.ts";
import type { HostRules } from "./rules.ts";

/** `vercel.json`. With clean URLs Vercel itself redirects to a page's one address. */
export function vercelJson({ common, pages, files }: HostRules): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule("/(.*)", common),
      ...pages.map(({ address, headers }) => rule(address, headers)),
      ...Array.from(files, ([address, headers]) =>
        rule(address.endsWith("/") ? `${address}(.*)` : address, headers),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});
