// What in the content is not the agency's own: samples, figures without evidence,
// pictures without a licence note. `npm run samples` lists the first in full.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import type { Content } from "../../app/content/schemas.ts";
import {
  findFacts,
  findUnmarked,
  hashesOfSamples,
  findSamples,
} from "../../app/content/checks/find-samples.ts";
import { readSources } from "../../app/content/pages/site-pages.ts";
import { removeAsked } from "./remove-samples.ts";
import {
  isMapping,
  partOf,
  normalizedKey,
} from "../../app/content/schema/entry.ts";
import type { Source } from "../../app/content/texts/source.ts";
import { blocks, type Finding, look } from "./finding.ts";

/** What samples are about, by the keys that lead to them, the first that fits; what to do. */
const KINDS: readonly (readonly [string, RegExp, string])[] = [
  [
    "company",
    /^company\//,
    "Write the true facts, and take their names out of `samples:` at the end of the file.",
  ],
  [
    "people",
    /\/people\//,
    "Put in your own people, with their consent, or take the section out.",
  ],
  [
    "clients",
    /^clients\/|^case-studies\/|\/(?:testimonials|cases)\//,
    "Put in clients who allow you to name them, words that they have said, and accounts with figures that you can prove; invented testimonials are unlawful. `logos: []` is for none.",
  ],
  [
    "evidence",
    /^figures\/|\/figures\//,
    "Write the basis of each figure as you hold it on file, or take the figure out (CAP Code, rule 3.7).",
  ],
  [
    "privacy",
    /^pages\/privacy\//,
    "Have the person who answers for data protection read each part, then take its `<!-- sample -->` out.",
  ],
  [
    "others",
    /./,
    "Read each as a promise: write what is true, then take `sample: yes` out.",
  ],
];

export function checkSamples(sources: ReadonlyMap<string, Source>): Finding[] {
  const byKind = Map.groupBy(findSamples(sources), ({ path }) =>
    KINDS.find(([, keys]) => keys.test(path.map(String).join("/"))),
  );
  return [
    ...KINDS.map((kind) => {
      const [subject, , remedy] = kind;
      const lines = byKind.get(kind)?.map(({ line }) => line);
      return blocks(`Samples: ${subject}`, lines ?? [], remedy);
    }),
    blocks(
      "Samples without their marks",
      findUnmarked(sources, new Set(readFileSync(SHIPPED, "utf8").split("\n"))),
      "The kit says this word for word, so it is still invented: write what is true, or take it out.",
    ),
    look(
      "Facts and promises",
      findFacts(sources),
      "Have somebody who knows confirm each; `npm run samples` prints them all.",
    ),
  ];
}

/** What the entries of these lists must have; a case study is a testimonial too. */
const PROOF: Readonly<Record<string, readonly string[]>> = {
  figures: ["note"],
  testimonials: ["permission", "evidence"],
};

type Path = readonly PropertyKey[];

/** The paths of what a value, or each entry of a list, needs and does not have. */
function missingIn(
  value: unknown,
  needed: readonly string[] = [],
  path: Path = [],
): Path[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      missingIn(each, needed, [...path, index]),
    );
  if (!isMapping(value)) return [];
  return [
    ...needed
      .filter((name) => partOf(value, name) === undefined)
      .map((name) => [...path, name]),
    ...Object.entries(value).flatMap(([key, part]) => {
      const isList = Array.isArray(part);
      return missingIn(part, isList ? PROOF[normalizedKey(key)] : [], [
        ...path,
        key,
      ]);
    }),
  ];
}

/** Whether figures have their basis, and clients' words who allowed them and where they lie. */
export const checkEvidence = (sources: ReadonlyMap<string, Source>): Finding =>
  blocks(
    "Figures without evidence",
    Array.from(sources).flatMap(([file, { data, describe }]) =>
      missingIn(
        data,
        file.startsWith("case-studies/") ? PROOF.testimonials : [],
      ).map((path) => describe({ file, path, message: "is missing" })),
    ),
    "Add a `note:` on how it is measured, and to words and figures of a client `permission:` (who, when) and `evidence:` (where it lies on file), or take them out (CAP Code, rules 3.7 and 3.45).",
  );

const HOSTED = /"id":"(\d+-[\da-f]+)","host":/g;

/** Whether each picture that pages show has its note in content/pictures.yaml. */
export function checkPictures(
  {
    imageHost,
    licences = {},
  }: Pick<Content["pictures"], "imageHost" | "licences">,
  own: readonly string[],
  shown: readonly object[],
): Finding[] {
  const hosted = Array.from(
    JSON.stringify(shown).matchAll(HOSTED),
    ([, id = ""]) => id,
  );
  const without = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !Object.hasOwn(licences, name));
  return [
    blocks(
      "Own pictures",
      without(own),
      "Under `licences:` of content/pictures.yaml write who made each and allows it, such as `team/ruth.jpg: Photograph by J. Bell, 2026; Ruth has agreed`.",
    ),
    look(
      `Pictures of ${imageHost}`,
      without(hosted),
      "Unsplash allows commercial use without asking or naming anybody, but does not say that the people and firms shown agree; beside a name its faces are strangers'. Note who made each under `licences:` of content/pictures.yaml, or replace it.",
    ),
  ];
}

/** The hashes of what the shipped samples say; scripts/specification.mjs records them. */
const SHIPPED = "scripts/launch-check/shipped-samples.txt";

function list() {
  const sources = readSources("content");
  const samples = findSamples(sources).map(({ line }) => line);
  const facts = findFacts(sources);
  console.log(`Facts to confirm:\n\n${facts.join("\n")}\n`);
  console.log(`Samples:\n\n${samples.join("\n")}\n`);
  console.log(
    `${samples.length} entries are still samples; ${facts.length} facts and promises elsewhere want confirming.`,
  );
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      record: { type: "boolean" },
      remove: { type: "boolean" },
      yes: { type: "boolean" },
    },
  });
  if (values.record === true)
    writeFileSync(
      SHIPPED,
      [...hashesOfSamples(readSources("content"))].toSorted().join("\n"),
    );
  else if (values.remove === true) await removeAsked(values.yes === true);
  else list();
}
