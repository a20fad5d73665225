import { readFileSync } from "node:fs";

import {
  type MeasuringSettings,
  TOOLS,
} from "../../app/content/schema/measuring.ts";
import {
  CONDITIONS,
  type Condition,
} from "../../app/content/schema/pages/privacy.ts";
import { isPublicHost } from "../../server/enquiries/settings.ts";
import type { Settings } from "../../server/settings.ts";
import { blocks, type Finding } from "./finding.ts";

export function checkSettings({
  siteUrl,
  desk,
  formService,
}: Pick<Settings, "siteUrl" | "desk" | "formService">): Finding[] {
  const { protocol, hostname } = new URL(siteUrl);
  return [
    blocks(
      "SITE_URL",
      [
        !(protocol === "https:" && isPublicHost(hostname)) &&
          `${siteUrl} is no address that visitors can use`,
      ],
      "Set SITE_URL to the https address of the site in `.env` or the environment, and build again: canonical addresses, cards and the sitemap are made of it.",
    ),
    blocks(
      "Forms",
      [
        !desk &&
          formService === undefined &&
          "they go nowhere: what visitors write is lost",
      ],
      "Set ENQUIRIES_DATABASE, or ENQUIRIES_ENDPOINT for a static host (docs/enquiries.md).",
    ),
  ];
}

const POLICY = "content/privacy.md";

/** The cases that the settings make true, and that the policy must speak of. */
export function policyCases(
  { desk, formService }: Pick<Settings, "desk" | "formService">,
  measuring: MeasuringSettings,
): Condition[] {
  const elsewhere = formService === undefined ? "nowhere" : "service";
  const destination = desk ? "server" : elsewhere;
  if (measuring.plausible?.consent) return [destination, "objection"];
  const tools = TOOLS.filter((tool) => tool in measuring);
  return [destination, ...tools, tools.length > 0 ? "measured" : "unmeasured"];
}

export function checkPolicyText(
  cases: readonly Condition[],
  text = readFileSync(POLICY, "utf8"),
): Finding {
  return blocks(
    "Privacy policy and settings",
    cases
      .flatMap((each) => CONDITIONS.get(each) ?? [])
      .filter(
        (each) => !new RegExp(String.raw`${each}\s*(?!<!--|#)\S`).test(text),
      ),
    `The settings make these cases true: write below each of these remarks in ${POLICY} what happens then.`,
  );
}
