/** A colour in both colour schemes, as `#rrggbb`. */
export interface Colour {
  readonly light: string;
  readonly dark: string;
}

const TOKEN = /^\s*--([a-z\d-]+):\s*(light-dark\()?(oklch\([^;]+);/gm;
const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/**
 * The matrix from OKLab's l, m and s to linear sRGB (Björn Ottosson, "A
 * perceptual color space").
 */
const FROM_LMS = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

/** A linear sRGB channel as two hexadecimal digits. */
function channel(linear: number): string {
  const value =
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(255 * Math.min(1, Math.max(0, value)));
  return byte.toString(16).padStart(2, "0");
}

/** `#rrggbb`, because manifests and SVG renderers do not support oklch(). */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = FROM_LMS.map(([fromL, fromM, fromS]) =>
    channel(fromL * l + fromM * m + fromS * s),
  );
  return `#${channels.join("")}`;
}

/** The opaque colours of tokens.css by custom property, without its dashes. */
export function readPalette(tokens: string): ReadonlyMap<string, Colour> {
  const palette = new Map<string, Colour>();
  for (const [, name = "", , value = ""] of tokens.matchAll(TOKEN)) {
    const [light, dark = light] = Array.from(value.matchAll(OKLCH), (match) =>
      hexOf(Number(match[1]), Number(match[2]), Number(match[3])),
    );
    if (light && dark) palette.set(name, { light, dark });
  }
  return palette;
}
