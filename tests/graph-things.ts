import { z } from "zod";

const thing = z.looseObject({
  "@type": z.string().optional(),
  "@id": z.string().optional(),
});

const document = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(thing.required()),
});

type Thing = z.infer<typeof thing>;

/** Every thing in a value, however deep. */
export function thingsOf(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).flatMap(thingsOf);
  return Array.isArray(value) ? parts : [thing.parse(value), ...parts];
}

/** Reads a JSON-LD document. @throws if it is not one graph of things with ids. */
export function readGraph(json: string) {
  return document.parse(JSON.parse(json))["@graph"];
}
