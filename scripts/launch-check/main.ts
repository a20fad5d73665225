// `npm run launch-check [URL] [-- --json]`: what must be done before visitors come,
// in the content, in the settings and, with a URL, on the live site.
import { promises as dns } from "node:dns";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { loadContent } from "../../app/content/load.ts";
import {
  parseSettings,
  readSettings,
  StartError,
} from "../../server/settings.ts";
import { readFact } from "./company.ts";
import { blocks, type Finding, report } from "./finding.ts";
import { checkLiveSite, readHome } from "./live-site.ts";
import { checkMail } from "./mail-domain.ts";
import { checkOutbox } from "./outbox.ts";
import { checkProject } from "./project.ts";

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

async function findAll(site: URL | null) {
  const given = readSettings();
  // The address that is looked at is the site's, unless the settings say another.
  const settings =
    process.env.SITE_URL || !site
      ? given
      : parseSettings({ ...process.env, SITE_URL: site.origin });
  const loaded = loadContent("content");
  const outbox = await attempt("Enquiry desk", checkOutbox(settings.desk));
  if (!site || !loaded.ok)
    return [...checkProject(loaded, settings), ...outbox];
  const { home, finding } = await readHome(site);
  const email = readFact(loaded.sources, "company", "email").text;
  const options = {
    build: join(import.meta.dirname, "../../build"),
    hsts: settings.hsts,
  };
  return [
    ...checkProject(loaded, settings, home?.destination),
    ...outbox,
    finding,
    ...(home
      ? await attempt("Live site", checkLiveSite(site, home, options))
      : []),
    ...(await attempt(
      "Mail domain",
      checkMail(dns, email, settings.desk?.mail?.from),
    )),
  ];
}

/** A check that cannot be finished is a finding too. */
const attempt = (subject: string, check: Promise<Finding[]>) =>
  check.catch((error: unknown) => [
    blocks(
      subject,
      `this could not be looked at: ${String(error)}.`,
      "Run the check again; if it stays so, see whether site and network are up.",
    ),
  ]);

try {
  const { isJson, site } = readArguments();
  const findings = await findAll(site);
  const those = Object.groupBy(findings, ({ state }) => state);
  const groups = {
    blocks: those.blocks ?? [],
    lookAt: those.look ?? [],
    inOrder: those.ok ?? [],
  };
  console.log(isJson ? JSON.stringify(groups, null, 2) : report(findings));
  process.exitCode = groups.blocks.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
