import type { Frame } from "../components/section.tsx";
import { FATHOMS } from "../format/marks.ts";
import {
  ground,
  heading,
  matching,
  richText,
  text,
  yesNo,
  type Ground,
} from "../content/schema/primitives.ts";

/** What a file says of a section that is not drawn with a mark and the usual space. */
export const placeKeys = {
  place: matching(
    /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/,
    "small letters, digits and dashes, because it is part of an address",
  )
    .optional()
    .describe("The end of its address: of /services#prices it is prices."),
  background: ground("shoal", "buff", "deep").optional(),
};

/** What a file says of any other section. */
export const frameKeys = {
  mark: text
    .optional()
    .meta({ title: "Section label" })
    .describe("Its name beside the line, with the next depth."),
  ...placeKeys,
  strip: yesNo.optional().describe("Yes for less space above and below."),
};

/** The same of a section whose logos or cards have the ink of light grounds. */
export const lightFrameKeys = {
  ...frameKeys,
  background: ground("shoal", "buff").optional(),
};

/** A section's heading and the sentence beside it. */
export const headKeys = { heading, intro: richText.optional() };

/** A section without a heading in sight has one for screen readers. */
export const hiddenHeadKeys = {
  heading: text.describe("Screen readers say it; it is not shown."),
};

type Written = {
  section: string;
  mark?: string | undefined;
  place?: string | undefined;
  background?: Ground | undefined;
  strip?: boolean | undefined;
};

/** The bed of the sea, where the line ends. */
const BED = FATHOMS[8];

/**
 * The frames of a page's sections. Those with a label have the marks of the line from
 * shallow to deep, nine at most with a closing section, which lies on the bed.
 *
 * @param ids what else on the page has an id
 */
export function framesOf(
  sections: readonly Written[],
  ids: readonly string[] = [],
): Frame[] {
  const taken = new Set(ids);
  const idAt = (place: string) => {
    let id = place;
    for (let number = 2; taken.has(id); number += 1) id = `${place}-${number}`;
    taken.add(id);
    return id;
  };
  const hasBed = sections.some(
    ({ section, mark }) => section === "closing" && mark !== undefined,
  );
  const depths = hasBed ? FATHOMS.slice(0, -1) : FATHOMS;
  let marked = 0;
  return sections.map((each, index) => {
    const { section, mark: label, place = section, background, strip } = each;
    const fathoms = section === "closing" ? BED : depths[marked];
    const isFirst = marked === 0;
    if (label !== undefined) marked += 1;
    return {
      id: idAt(place),
      background,
      strip,
      isLast: index === sections.length - 1,
      ...(label !== undefined &&
        fathoms !== undefined && { mark: { label, fathoms, isFirst } }),
    };
  });
}
