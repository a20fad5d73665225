import type { SiteFile } from "../site/ask.ts";
import type { Finding } from "../report/finding.ts";

type Fetch = (path: string) => Promise<SiteFile>;

/** Width and height of a PNG, from its first chunk. */
function pngSize(body: Buffer): string {
  const isPng = body.subarray(1, 4).toString("latin1") === "PNG";
  return isPng ? `${body.readUInt32BE(16)}×${body.readUInt32BE(20)}` : "no PNG";
}

async function text(fetchFile: Fetch, path: string): Promise<string> {
  const { status, body } = await fetchFile(path);
  return status === 200 ? body.toString() : "";
}

/** The pictures that shared links and home screens show. */
export async function checkPictures(
  fetchFile: Fetch,
  pictures: readonly { path: string; size: string }[],
): Promise<Finding[]> {
  const findings = await Promise.all(
    pictures.map(async ({ path, size }) => {
      const { status, body } = await fetchFile(path);
      const found = status === 200 ? pngSize(body) : `status ${status}`;
      const message = `It must be a PNG of ${size}.`;
      return found === size
        ? []
        : { where: path, rule: "picture-size", element: found, message };
    }),
  );
  return findings.flat();
}

const byName = (a: string, b: string) => a.localeCompare(b);

/** What search engines and agents read beside the pages. */
export async function checkSiteFiles(
  fetchFile: Fetch,
  origin: string,
  indexed: readonly string[],
  manifestPath: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const find = (where: string, element: string, message: string) =>
    findings.push({ where, rule: where.slice(1), element, message });

  const sitemap = await text(fetchFile, "/sitemap.xml");
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
  const listed = locations.map(([, address = ""]) => address);
  const wanted = indexed.map((path) => `${origin}${path}`);
  const sorted = [listed, wanted].map((each) =>
    each.toSorted(byName).join(" "),
  );
  if (sorted[0] !== sorted[1]) {
    find("/sitemap.xml", listed.join(" "), `It must list ${wanted.join(" ")}.`);
  }

  const robots = await text(fetchFile, "/robots.txt");
  const namesSitemap = robots.includes(`Sitemap: ${origin}/sitemap.xml`);
  if (!namesSitemap || /^Disallow: *\/./m.test(robots)) {
    find("/robots.txt", robots, "It names the sitemap and forbids nothing.");
  }

  const llms = await text(fetchFile, "/llms.txt");
  if (llms.match(/^# /gm)?.length !== 1 || !llms.includes("](")) {
    find("/llms.txt", llms.slice(0, 100), "One first heading, and links.");
  }

  const manifest = await text(fetchFile, manifestPath);
  for (const part of ["192x192", "512x512", "maskable", "start_url"]) {
    if (manifest.includes(part)) continue;
    find(manifestPath, manifest.slice(0, 100), `It lacks ${part}.`);
  }
  return findings;
}
