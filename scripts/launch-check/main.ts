// `npm run launch-check [URL] [-- --old-sitemap FILE]`: what must be done before visitors come.
import { parseArgs } from "node:util";

import { addressesOf, isAnswered } from "../../app/content/checks/redirects.ts";
import { readOfferedFiles } from "../../app/content/derived/offered-files.ts";
import { readSite } from "../../app/content/read-site.ts";
import { readSettings, StartError } from "../../server/settings.ts";
import { checkCompany } from "./company.ts";
import { blocks, type Finding, look, report } from "./finding.ts";
import { checkAsBuilt, checkRedirects } from "./live-site.ts";
import { checkOldSitemap } from "./old-sitemap.ts";
import { checkHosts, checkLivePolicy } from "./live-policy.ts";
import { checkMail } from "./mail-domain.ts";
import { checkMentions } from "./mentions.ts";
import { checkPolicyDate, checkPolicyText, policyCases } from "./privacy.ts";
import { checkEvidence, checkPictures, checkSamples } from "./samples.ts";
import { checkSettings } from "./settings.ts";

/** A check that cannot be finished is a finding too. */
const attempt = (subject: string, check: Promise<Finding | Finding[]>) =>
  check.catch((error: unknown) =>
    blocks(
      subject,
      [String(error instanceof Error ? (error.cause ?? error) : error)],
      "This could not be looked at. See whether the site, the network and the build are there, then run the check again.",
    ),
  );

const USAGE =
  "It takes: npm run launch-check [https://…] [-- --old-sitemap FILE-OR-ADDRESS]";

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { "old-sitemap": { type: "string" } },
    });
    const [text, ...others] = positionals;
    const url = text === undefined ? undefined : URL.parse(text);
    if (url === null || others.length > 0) throw new Error(USAGE);
    if (url && !url.protocol.startsWith("http")) throw new Error(USAGE);
    return { site: url && new URL(url.origin), old: values["old-sitemap"] };
  } catch {
    throw new StartError(USAGE);
  }
}

async function findAll({
  site,
  old,
}: ReturnType<typeof readArguments>): Promise<Finding[]> {
  const settings = readSettings();
  // The address that is looked at is the site's, unless the settings say another.
  if (site && !process.env.SITE_URL) settings.siteUrl = site.origin;
  const loaded = readSite("content");
  if (!loaded.ok)
    return [
      blocks(
        "Content",
        loaded.problems,
        "The site cannot be built: put these right first, then run the check again.",
      ),
    ];
  const { site: built, images, listed, warnings, sources, shown } = loaded;
  const { content, documents } = built;
  const policy = documents.find(({ path }) => path === "/privacy");
  const companyFile = sources.get("company");
  const own = addressesOf(
    listed,
    documents,
    readOfferedFiles("content").keys(),
  );
  const live = site && [
    await checkRedirects(site),
    await attempt("Site as built", checkAsBuilt(site, "build")),
    await attempt("Requests that the policy refuses", checkLivePolicy(site)),
    await attempt(
      "Mail domain",
      checkMail(content.company.email, settings.desk?.mail?.from),
    ),
  ];
  return [
    checkSettings(settings),
    checkHosts(),
    companyFile ? checkCompany(companyFile) : [],
    checkSamples(shown),
    checkEvidence(shown),
    checkMentions(built, shown),
    checkPictures(
      content.pictures,
      images.map(
        (image) => ("logo" in image ? image.logo : image.photograph).file,
      ),
      [built],
    ),
    checkPolicyText(policyCases(settings, content.measuring)),
    policy?.changed === undefined ? [] : checkPolicyDate(policy.changed),
    old === undefined
      ? []
      : await attempt(
          "Old addresses",
          checkOldSitemap(old, (url) =>
            isAnswered(url, own, content.redirects),
          ),
        ),
    look("Oddities", warnings, "These are possible, but odd: read each once."),
    live ?? [],
  ].flat(2);
}

try {
  const findings = await findAll(readArguments());
  console.log(report(findings));
  const isReady = findings.every(
    ({ weight, faults }) => weight !== "blocks" || faults.length === 0,
  );
  process.exitCode = isReady ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
