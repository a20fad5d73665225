import Color from "colorjs.io";

const rounded = (value: number | null) => Number((value ?? 0).toFixed(4));

function textOf(colour: Color): string {
  const [lightness, chroma, hue] = colour.to("oklch").coords;
  return `oklch(${rounded(lightness)} ${rounded(chroma)} ${rounded(hue)})`;
}

export function readColour(written: string): Color | undefined {
  const text = written.trim();
  try {
    const colour = new Color(/^[\da-f]{6}$/i.test(text) ? `#${text}` : text);
    return colour.alpha === 1 ? colour : undefined;
  } catch {
    return undefined;
  }
}

export function cssColour(written: string): string | undefined {
  const colour = readColour(written);
  return colour && textOf(colour);
}

/** `#rrggbb`, because manifests and SVG renderers do not support oklch(). */
export const hexOf = (text: string): string =>
  new Color(text)
    .to("srgb")
    .toGamut({ space: "srgb", method: "clip" })
    .toString({ format: "hex", collapse: false });

/** What is seen of a colour that lets its ground show through. */
function seenOn(text: string, ground: string): string {
  const colour = new Color(text);
  const opacity = colour.alpha;
  if (opacity === 1) return text;
  colour.alpha = 1;
  return Color.mix(ground, colour, opacity, { space: "srgb" }).toString();
}

export const contrastOf = (text: string, ground: string): number =>
  Color.contrast(hexOf(seenOn(text, ground)), hexOf(ground), "WCAG21");

export function shade(
  text: string,
  change: (lch: [number, number, number]) => [number, number, number],
): string {
  const { coords } = new Color(text).to("oklch");
  const [l, c, h] = change([coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0]);
  return textOf(new Color("oklch", [Math.min(1, Math.max(0, l)), c, h]));
}

export const mix = (from: string, to: string, share: number): string =>
  textOf(Color.mix(from, to, share, { space: "oklab" }));

export const withOpacity = (text: string, opacity: number): string =>
  text.replace(")", ` / ${opacity})`);

const STEP = 0.005;

/** The nearest shade with this contrast on all grounds; undefined if not even black or white has it. */
export function readableShade(
  text: string,
  grounds: readonly string[],
  least: number,
): string | undefined {
  const [lightness] = new Color(text).to("oklch").coords;
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const way of [-distance, distance]) {
      const wanted = (lightness ?? 0) + way;
      if (wanted < -STEP || wanted > 1 + STEP) continue;
      const candidate = shade(text, ([, c, h]) => [wanted, c, h]);
      if (grounds.every((ground) => contrastOf(candidate, ground) >= least))
        return candidate;
    }
  }
  return undefined;
}

export function difference(text: string, from: string): string {
  const [to, start] = [text, from].map(
    (each) => new Color(each).to("oklch").coords[0] ?? 0,
  );
  const percent = Math.round(((to ?? 0) - (start ?? 0)) * 100);
  return `${Math.max(1, Math.abs(percent))}% ${(to ?? 0) > (start ?? 0) ? "lighter" : "darker"}`;
}

export const rgbChannels = (text: string): readonly number[] =>
  new Color(text)
    .to("srgb")
    .coords.map((value) => Number((value ?? 0).toFixed(3)));
