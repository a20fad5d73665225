import type { Brands } from "./schema/shared.ts";

/** The strip of client logos on the home and services pages. */
export const brands = {
  heading: "Trusted by brands that check the numbers",
  logos: [
    {
      name: "Halden & Rook",
      drawing: { plate: "b-halden-rook", alt: "Halden & Rook" },
      sample: true,
    },
    {
      name: "Tidewell",
      drawing: { plate: "b-tidewell", alt: "Tidewell" },
      sample: true,
    },
    {
      name: "Orrin",
      drawing: { plate: "b-orrin", alt: "Orrin" },
      sample: true,
    },
    {
      name: "Marlpit",
      drawing: { plate: "b-marlpit", alt: "Marlpit" },
      sample: true,
    },
    {
      name: "Penhale Kitchens",
      drawing: { plate: "b-penhale", alt: "Penhale Kitchens" },
      sample: true,
    },
    { name: "Vane", drawing: { plate: "b-vane", alt: "Vane" }, sample: true },
    {
      name: "Coldharbour",
      drawing: { plate: "b-coldharbour", alt: "Coldharbour" },
      sample: true,
    },
    {
      name: "Sable Row",
      drawing: { plate: "b-sable-row", alt: "Sable Row" },
      sample: true,
    },
  ],
} satisfies Omit<Brands, "mark">;
