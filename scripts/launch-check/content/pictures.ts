import type { LoadedContent } from "../../../app/content/load.ts";
import type { Picture } from "../../../app/content/schema/pictures.ts";
import { type Finding, listed } from "../finding.ts";

/** Pictures by their files in content/images, and by their ids at the image host. */
type Pictures = { own: readonly string[]; hosted: readonly string[] };

const HOSTED = /"id":"(?<id>\d+-[\da-f]+)","host":/g;

/** The pictures that pages show. */
export const shownPictures = ({
  content,
  articles,
  images,
}: Pick<LoadedContent, "images"> & {
  content: object;
  articles: readonly object[];
}): Pictures => ({
  own: images.map((placed) =>
    "logo" in placed ? placed.logo.file : placed.photograph.file,
  ),
  hosted: Array.from(
    JSON.stringify([content, articles]).matchAll(HOSTED),
    ({ groups }) => groups?.id ?? "",
  ),
});

type Member = { name: string; picture: Picture };

/** Whether the faces beside people's names are their own. */
export function checkPortraits(members: readonly Member[]): Finding {
  const strangers = members.flatMap(({ name, picture: { photograph } }) =>
    photograph && "id" in photograph ? [`${name}: ${photograph.id}`] : [],
  );
  return listed("Portraits", "blocks", strangers, {
    wrong: "the faces beside these names are strangers' from the image host.",
    remedy:
      "Put the person's own photograph into content/images, or take `photo` and `alt` out: the drawing stays.",
    right: "no stranger's face stands beside a name.",
  });
}

/** Whether each picture that pages show has its note in content/pictures.yaml. */
export function checkPictures(
  {
    imageHost,
    licences = {},
  }: {
    imageHost: string;
    licences?: Readonly<Record<string, string>> | undefined;
  },
  { own, hosted }: Pictures,
): Finding[] {
  const without = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !Object.hasOwn(licences, name));
  const unused = Object.keys(licences).filter(
    (name) => ![...own, ...hosted].includes(name),
  );
  return [
    listed("Own pictures", "blocks", without(own), {
      wrong:
        "content/pictures.yaml does not say who made these and allows them.",
      remedy:
        "Under `licences:` write a line for each file, such as `team/ruth.jpg: Photograph by J. Bell, 2026; Ruth has agreed`.",
      right: "each has a note of its licence, or there are none.",
    }),
    listed(`Pictures of ${imageHost}`, "look", without(hosted), {
      wrong: "content/pictures.yaml has no licence note for these.",
      remedy:
        "Unsplash allows commercial use without asking or naming anybody, but does not say that the people and firms shown agree. Note who made each under `licences:`, or replace it.",
      right: "each has a note of its licence, or there are none.",
    }),
    listed("Licence notes", "look", unused, {
      wrong: "no page shows these pictures.",
      remedy: "Correct the names under `licences:`, or take the lines out.",
      right: "each belongs to a picture on the site.",
    }),
  ];
}
