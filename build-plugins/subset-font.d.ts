// The package subset-font has no types of its own.
declare module "subset-font" {
  type AxisRange = number | { min: number; max: number };

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, AxisRange>;
    },
  ): Promise<Buffer>;
}
