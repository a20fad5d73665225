// What in the content is not the agency's own: samples, figures without evidence,
// pictures without a licence note.
import type { Content } from "../../app/content/schemas.ts";
import { findFacts, findSamples } from "../../app/content/find-samples.ts";
import { isMapping, plainKey } from "../../app/content/schema/entry.ts";
import type { Picture } from "../../app/content/schema/pictures.ts";
import type { Source } from "../../app/content/source.ts";
import { blocks, type Finding, listed, look } from "./finding.ts";

type Kind = { subject: string; keys: RegExp; remedy: string };

/** What samples are about, by the keys that lead to them; the first that fits. */
const KINDS: readonly Kind[] = [
  {
    subject: "Facts about the company",
    keys: /^company\//,
    remedy:
      "Write the true facts, and take their names out of `samples:` at the end of the file.",
  },
  {
    subject: "People",
    keys: /^about\/team\//,
    remedy:
      "Put in your own people, with their consent, or switch the page off (`published: no` at the top of content/about.yaml).",
  },
  {
    subject: "Testimonials",
    keys: /\/testimonials\//,
    remedy:
      "Put in words that clients have said and allowed you to quote: invented ones are unlawful.",
  },
  {
    subject: "Brands",
    keys: /^clients\//,
    remedy:
      "Put in clients who allow you to name them, or write `logos: []` for none.",
  },
  {
    subject: "Case studies",
    keys: /\/cases\//,
    remedy:
      "Describe accounts of your own, with figures that you can prove and the client's permission.",
  },
  {
    subject: "Evidence of figures",
    keys: /^figures\/|\/stats\//,
    remedy:
      "Write measure, period and basis of each figure as you hold them on file, or take the figure out (CAP Code, rule 3.7).",
  },
  {
    subject: "Privacy policy",
    keys: /^privacy\//,
    remedy:
      "Have the person who answers for data protection read each part, then take its `<!-- sample -->` out.",
  },
  {
    subject: "Other texts",
    keys: /./,
    remedy:
      "Read each as a promise: write what is true, then take `sample: yes` out.",
  },
];

/** What is invented, by kind, and the claims elsewhere that want confirming. */
export function checkSamples(sources: ReadonlyMap<string, Source>): Finding[] {
  const samples = findSamples(sources);
  const byKind = Map.groupBy(samples, ({ path }) =>
    KINDS.find(({ keys }) => keys.test(path.map(String).join("/"))),
  );
  return [
    ...KINDS.map((kind) => {
      const lines = (byKind.get(kind) ?? []).map(({ line }) => line);
      return listed(kind.subject, blocks, lines, {
        wrong: `${lines.length === 1 ? "one entry is" : `${lines.length} entries are`} still a sample.`,
        remedy: kind.remedy,
        right: "nothing is marked as a sample.",
      });
    }),
    listed("Facts and promises", look, findFacts(sources), {
      wrong: "somebody who knows should confirm each of these.",
      remedy: "Read the list once; `npm run samples` prints it whole.",
      right: "the content claims nothing that wants confirming.",
    }),
  ];
}

/** The paths of the large figures of a page that have no note below them. */
function* bare(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<readonly PropertyKey[]> {
  if (typeof value !== "object" || value === null) return;
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, part] of parts) {
    if (plainKey(String(key)) !== "stats" || !Array.isArray(part))
      yield* bare(part, [...path, key]);
    else
      for (const [index, stat] of part.entries())
        if (!hasNote(stat)) yield [...path, key, index];
  }
}

const hasNote = (stat: unknown) =>
  isMapping(stat) && Object.keys(stat).some((key) => plainKey(key) === "note");

/** Whether every large figure says what it measures, when, and on what basis. */
export function checkEvidence(sources: ReadonlyMap<string, Source>): Finding {
  const places = Array.from(sources, ([file, { data, describe }]) =>
    Array.from(bare(data), (path) =>
      describe({ file, path, message: "has no note" }),
    ),
  ).flat();
  return listed("Figures without evidence", blocks, places, {
    wrong: "nothing says what these measure, when, and on what basis.",
    remedy:
      "Add a `note:` with measure, period and basis, or take the figure out (CAP Code, rule 3.7).",
    right: "every large figure has its note.",
  });
}

/** Whether the faces beside people's names are their own. */
export function checkPortraits(
  members: readonly { name: string; picture: Picture }[],
): Finding {
  const strangers = members.flatMap(({ name, picture: { photograph } }) =>
    photograph && "id" in photograph ? [`${name}: ${photograph.id}`] : [],
  );
  return listed("Portraits", blocks, strangers, {
    wrong: "the faces beside these names are strangers' from the image host.",
    remedy:
      "Put the person's own photograph into content/images, or take `photo` and `alt` out: the drawing stays.",
    right: "no stranger's face stands beside a name.",
  });
}

/** How the content names a picture of the image host. */
const HOSTED = /"id":"(\d+-[\da-f]+)","host":/g;

/** Whether each picture that pages show has its note in content/pictures.yaml. */
export function checkPictures({
  content,
  articles,
  images,
}: {
  content: { pictures: Pick<Content["pictures"], "imageHost" | "licences"> };
  articles: readonly object[];
  images: readonly (
    { logo: { file: string } } | { photograph: { file: string } }
  )[];
}): Finding[] {
  const { imageHost, licences = {} } = content.pictures;
  const own = images.map((placed) =>
    "logo" in placed ? placed.logo.file : placed.photograph.file,
  );
  const hosted = Array.from(
    JSON.stringify([content, articles]).matchAll(HOSTED),
    ([, id = ""]) => id,
  );
  const without = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !Object.hasOwn(licences, name));
  const unused = Object.keys(licences).filter(
    (name) => ![...own, ...hosted].includes(name),
  );
  return [
    listed("Own pictures", blocks, without(own), {
      wrong:
        "content/pictures.yaml does not say who made these and allows them.",
      remedy:
        "Under `licences:` write a line for each file, such as `team/ruth.jpg: Photograph by J. Bell, 2026; Ruth has agreed`.",
      right: "each has a note of its licence, or there are none.",
    }),
    listed(`Pictures of ${imageHost}`, look, without(hosted), {
      wrong: "content/pictures.yaml has no licence note for these.",
      remedy:
        "Unsplash allows commercial use without asking or naming anybody, but does not say that the people and firms shown agree. Note who made each under `licences:`, or replace it.",
      right: "each has a note of its licence, or there are none.",
    }),
    listed("Licence notes", look, unused, {
      wrong: "no page shows these pictures.",
      remedy: "Correct the names under `licences:`, or take the lines out.",
      right: "each belongs to a picture on the site.",
    }),
  ];
}
