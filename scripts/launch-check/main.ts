// `npm run launch-check [URL] [-- --json]`: what must be done before visitors come,
// in the content, in the settings and, with a URL, on the live site.
import { join } from "node:path";
import { parseArgs } from "node:util";

import { loadContent } from "../../app/content/load.ts";
import {
  parseSettings,
  readSettings,
  StartError,
} from "../../server/settings.ts";
import { readFact } from "./company.ts";
import { report } from "./finding.ts";
import { checkProject } from "./project.ts";
import { checkSite, readDestination } from "./site.ts";

const USAGE = "It takes: npm run launch-check [https://…] [-- --json]";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    const [address, ...others] = positionals;
    const url = URL.parse(address ?? "");
    if (others.length > 0) throw new Error(`${others.join(" ")} is too much`);
    if (address !== undefined && !/^https?:$/.test(url?.protocol ?? ""))
      throw new Error(`${address} is no address of a site`);
    return { isJson: values.json, site: url && new URL(url.origin) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason}. ${USAGE}`);
  }
}

async function check(site: URL | null) {
  const given = readSettings();
  // The address that is looked at is the site's, unless the settings say another.
  const settings =
    process.env.SITE_URL || !site
      ? given
      : parseSettings({ ...process.env, SITE_URL: site.origin });
  const loaded = loadContent("content");
  const destination = site ? await readDestination(site) : undefined;
  const findings = checkProject(loaded, settings, destination);
  if (!site || !loaded.ok) return findings;
  const live = await checkSite(site, {
    build: join(import.meta.dirname, "../../build"),
    hsts: settings.hsts,
    email: readFact(loaded.sources, "company", "email").text,
    sender: settings.leads?.mail?.from,
  });
  return [...findings, ...live];
}

try {
  const { isJson, site } = readArguments();
  const findings = await check(site);
  const {
    blocks = [],
    look: lookAt = [],
    ok: inOrder = [],
  } = Object.groupBy(findings, ({ state }) => state);
  console.log(
    isJson
      ? JSON.stringify({ blocks, lookAt, inOrder }, null, 2)
      : report(findings),
  );
  process.exitCode = blocks.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
