import * as fc from "fast-check";
import { expect, test } from "vitest";

import { storedEntries } from "./stored";

function denied(): never {
  throw new DOMException("Access is denied", "SecurityError");
}

test("what was stored is read again", () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(objects, (stored) => {
      const read = storedEntries(() => JSON.stringify(stored));
      expect(JSON.stringify(Object.fromEntries(read))).toBe(
        JSON.stringify(stored),
      );
    }),
  );
});

test("anything else, and denied storage, has no entries that break a page", () => {
  const texts = fc.oneof(fc.constant(null), fc.string(), fc.json());
  fc.assert(
    fc.property(texts, (text) => {
      expect(storedEntries(() => text)).toBeInstanceOf(Map);
    }),
  );
  for (const text of [null, "null", "7", "{", '"a"'])
    expect(storedEntries(() => text).size).toBe(0);
  expect(storedEntries(denied).size).toBe(0);
});
