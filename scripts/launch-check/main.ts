// `npm run launch-check [URL] [-- --json]`: what must be done before visitors come,
// in the content, in the settings and, with a URL, on the live site.
import { promises as dns } from "node:dns";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { loadContent } from "../../app/content/load.ts";
import { readSettings, StartError } from "../../server/settings.ts";
import { blocks, type Finding, report } from "./finding.ts";
import { checkAsBuilt, checkRedirects } from "./live-site.ts";
import { checkMail } from "./mail-domain.ts";
import { checkOutbox } from "./outbox.ts";
import { checkProject } from "./project.ts";

/** A check that cannot be finished is a finding too. */
const attempt = (subject: string, check: Promise<Finding | Finding[]>) =>
  check.catch((error: unknown) =>
    blocks(
      subject,
      [reasonOf(error)],
      "This could not be looked at. See whether the site, the network and the build are there, then run the check again.",
    ),
  );

const reasonOf = (error: unknown) =>
  String(error instanceof Error ? (error.cause ?? error) : error);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    const [url] = positionals.map((text) => new URL(text));
    if (url && !/^https?:$/.test(url.protocol)) throw new Error("no site");
    return { isJson: values.json, site: url && new URL(url.origin) };
  } catch {
    throw new StartError(
      "It takes: npm run launch-check [https://…] [-- --json]",
    );
  }
}

async function findAll(site: URL | undefined): Promise<Finding[]> {
  const settings = readSettings();
  // The address that is looked at is the site's, unless the settings say another.
  if (site && !process.env.SITE_URL) settings.siteUrl = site.origin;
  const loaded = loadContent("content");
  const checks: (Finding | Finding[])[] = [
    checkProject(loaded, settings),
    await attempt("Dead letters", checkOutbox(settings.desk)),
  ];
  if (site && loaded.ok) {
    const build = join(import.meta.dirname, "../../build");
    const email = loaded.content.company.email;
    const from = settings.desk?.mail?.from;
    checks.push(
      await checkRedirects(site),
      await attempt("Site as built", checkAsBuilt(site, build)),
      await attempt("Mail domain", checkMail(dns, email, from)),
    );
  }
  return checks.flat();
}

try {
  const { isJson, site } = readArguments();
  const findings = await findAll(site);
  console.log(isJson ? JSON.stringify(findings, null, 2) : report(findings));
  const isReady = findings.every(
    ({ weight, faults }) => weight !== "blocks" || faults.length === 0,
  );
  process.exitCode = isReady ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
