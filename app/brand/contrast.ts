import { writtenKey } from "../content/schema/entry.ts";
import {
  contrastOf,
  difference,
  hexOf,
  readableShade,
  type BrandColours,
} from "./colour.ts";
import {
  completeColours,
  GRAPHIC_CONTRAST,
  TEXT_CONTRAST,
  WHITE,
} from "./palette.ts";

type Name = keyof BrandColours;

/** A foreground colour, what uses it, and its backgrounds. */
type Use = readonly [colour: Name, what: string, grounds: readonly Name[]];

const TEXTS: readonly Use[] = [
  ["ink", "text", ["paper", "shoal", "buff"]],
  ["secondInk", "text", ["paper", "shoal", "buff"]],
  ["accentText", "small text", ["paper", "shoal", "buff"]],
  ["deepInk", "text", ["deep", "deepBed"]],
  ["secondDeepInk", "text", ["deep", "deepBed"]],
];

const GRAPHICS: readonly Use[] = [
  ["accent", "the line and large figures", ["paper", "shoal", "buff"]],
  ["deepAccent", "the line and large figures", ["deep", "deepBed"]],
  ["serge", "a mark", ["paper", "shoal", "buff"]],
  ["deepSerge", "a mark", ["deep"]],
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

/** A colour with too little contrast, and a colour that has enough. */
export type ContrastProblem = {
  colour: Name;
  scheme: "light" | "dark";
  message: string;
};

/** The pairs of colours that are used, and have too little contrast for WCAG AA. */
export function contrastProblems(brand: BrandColours): ContrastProblem[] {
  const colours = completeColours(brand);
  const problems: ContrastProblem[] = [];
  const nameOf = (name: Name) =>
    brand[name] ? writtenKey(name) : `the ${writtenKey(name)} made from it`;

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
    problems.push({
      colour: isWritten ? colour : (MADE_FROM[colour] ?? colour),
      scheme,
      message: `${isWritten ? "is" : `makes the ${writtenKey(colour)}`} ${hexOf(own)}, in which ${what} would be hard to see in the ${scheme} scheme: its contrast is ${pairs.join(" and ")}, but must be ${least} at least. ${
        better === undefined
          ? `No shade of it has that: change ${poor.map(([name]) => name).join(" or ")}.`
          : isWritten
            ? `Make it ${difference(better, own)}: "${hexOf(better)}".`
            : `Write a ${writtenKey(colour)} of its own: "${hexOf(better)}".`
      }`,
    });
  }

  for (const scheme of ["light", "dark"] as const) {
    const named = (names: readonly Name[]) =>
      names.map((name) => [nameOf(name), colours[name][scheme]] as const);
    for (const [colour, what, grounds] of TEXTS)
      check(colour, scheme, what, named(grounds), TEXT_CONTRAST);
    for (const [colour, what, grounds] of GRAPHICS)
      check(colour, scheme, what, named(grounds), GRAPHIC_CONTRAST);
    check(
      "accentGround",
      scheme,
      "white text on it",
      [["white", WHITE]],
      TEXT_CONTRAST,
    );
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
