import {
  appendFile,
  copyFile,
  mkdir,
  readFile,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { googleAds } from "../../app/content/google-ads.ts";

// One route for all of them, and a content file each: a route each would be
// named in the list of routes that every page loads, and that would grow.
const ROUTE = join(import.meta.dirname, "landing.tsx");

/** Changes a file of the copy; throws if the text to change is not there. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(
    file,
    text.replace(from, () => to),
  );
}

const slugOf = (place: number) => `google-ads-for-trade-${place + 1}`;

function contentOf(slug: string): string {
  const page = JSON.stringify(googleAds, undefined, 2).replaceAll(
    "Google Ads",
    `Google Ads ${slug}`,
  );
  return `export const landing = ${page};\n`;
}

/** Adds that many service landing pages to a copy of the project. */
export async function addLandingPages(
  folder: string,
  count: number,
): Promise<void> {
  const slugs = Array.from({ length: count }, (_, place) => slugOf(place));
  const content = join(folder, "app/content/landing");
  await mkdir(content);
  await Promise.all(
    slugs.map((slug) =>
      writeFile(join(content, `${slug}.ts`), contentOf(slug)),
    ),
  );
  await copyFile(ROUTE, join(folder, "app/routes/landing.tsx"));
  await edit(
    join(folder, "app/routes.ts"),
    'route("*"',
    'route("landing/:slug", "routes/landing.tsx"),\n    route("*"',
  );
  await edit(
    join(folder, "react-router.config.ts"),
    '"/404"]',
    '"/404", ...landingPages]',
  );
  await appendFile(
    join(folder, "react-router.config.ts"),
    `\nconst landingPages = ${JSON.stringify(slugs.map((slug) => `/landing/${slug}`))};\n`,
  );
}
