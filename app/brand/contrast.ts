import { writtenKey } from "../content/schema/entry.ts";
import { contrastOf, difference, hexOf, readableShade } from "./colour.ts";
import type { BrandColours } from "./palette.ts";
import {
  completeColours,
  GRAPHIC_CONTRAST,
  TEXT_CONTRAST,
  WHITE,
} from "./palette.ts";

type Name = keyof BrandColours;

const PAPERS = ["paper", "shoal", "buff"] as const;
const DEEPS = ["deep", "deepBed"] as const;

/** Foreground colours, what uses them, their backgrounds and the least contrast. */
const USES: readonly (readonly [Name, string, readonly Name[], number])[] = [
  ["ink", "text", PAPERS, TEXT_CONTRAST],
  ["secondInk", "text", PAPERS, TEXT_CONTRAST],
  ["accentText", "small text", PAPERS, TEXT_CONTRAST],
  ["deepInk", "text", DEEPS, TEXT_CONTRAST],
  ["secondDeepInk", "text", DEEPS, TEXT_CONTRAST],
  ["accent", "the line and large figures", PAPERS, GRAPHIC_CONTRAST],
  ["deepAccent", "the line and large figures", DEEPS, GRAPHIC_CONTRAST],
  ["serge", "a mark", PAPERS, GRAPHIC_CONTRAST],
  ["deepSerge", "a mark", ["deep"], GRAPHIC_CONTRAST],
];

/** The colour that each derived one is made from, and that its problem is reported at. */
const MADE_FROM: { readonly [Derived in Name]?: Name } = {
  secondInk: "ink",
  accentText: "accent",
  accentGround: "accent",
  deepAccent: "accent",
  deepBed: "deep",
  deepInk: "paper",
  secondDeepInk: "paper",
  serge: "deep",
  deepSerge: "deep",
};

export type ContrastProblem = {
  colour: Name;
  scheme: "light" | "dark";
  message: string;
};

export function contrastProblems(brand: BrandColours): ContrastProblem[] {
  const colours = completeColours(brand);
  const problems: ContrastProblem[] = [];
  const nameOf = (name: Name) =>
    brand[name] ? writtenKey(name) : `the ${writtenKey(name)} made from it`;

  function adviceFor(
    colour: Name,
    scheme: "light" | "dark",
    own: string,
    better: string,
  ) {
    const written = brand[colour];
    if (!written)
      return `Write a ${writtenKey(colour)} of its own: "${better}".`;
    if (written.light !== written.dark)
      return `Make it ${difference(better, own)}: "${better}".`;
    const lines = { light: hexOf(own), dark: hexOf(own), [scheme]: better };
    return `It is written once for both schemes: write two lines below it instead, light: "${lines.light}" and dark: "${lines.dark}".`;
  }

  function check(
    colour: Name,
    scheme: "light" | "dark",
    what: string,
    grounds: readonly (readonly [name: string, value: string])[],
    least: number,
  ) {
    const own = colours[colour][scheme];
    const poor = grounds.filter(
      ([, ground]) => contrastOf(own, ground) < least,
    );
    if (poor.length === 0) return;
    const pairs = poor.map(
      ([name, ground]) =>
        // The contrast is rounded down, so that 4.496 is not reported as 4.50.
        `${Math.floor(contrastOf(own, ground) * 100) / 100} to 1 on ${name}`,
    );
    const better = readableShade(
      own,
      grounds.map(([, ground]) => ground),
      least,
    );
    const isWritten = brand[colour] !== undefined;
    const subject = isWritten ? "is" : `makes the ${writtenKey(colour)}`;
    const advice =
      better === undefined
        ? `No shade of it has that: change ${poor.map(([name]) => name).join(" or ")}.`
        : adviceFor(colour, scheme, own, hexOf(better));
    problems.push({
      colour: isWritten ? colour : (MADE_FROM[colour] ?? colour),
      scheme,
      message: `${subject} ${hexOf(own)}, in which ${what} would be hard to see in the ${scheme} scheme: its contrast is ${pairs.join(" and ")}, but must be ${least} at least. ${advice}`,
    });
  }

  for (const scheme of ["light", "dark"] as const) {
    for (const [colour, what, names, least] of USES) {
      const grounds = names.map(
        (name) => [nameOf(name), colours[name][scheme]] as const,
      );
      check(colour, scheme, what, grounds, least);
    }
    const white = [["white", WHITE]] as const;
    check("accentGround", scheme, "white text on it", white, TEXT_CONTRAST);
  }
  // The dark scheme's accent is also used on the light scheme's dark sections.
  check(
    "accentText",
    "dark",
    "small text",
    [
      [`${writtenKey("deep")} in light`, colours.deep.light],
      [`${writtenKey("deep")} in dark`, colours.deep.dark],
      [nameOf("deepBed"), colours.deepBed.light],
    ],
    TEXT_CONTRAST,
  );
  return problems;
}
