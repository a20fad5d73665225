import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./accept-encoding.ts";

describe("chooseEncoding", () => {
  const everything = { br: true, gzip: true, identity: true };

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["BR", "br"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br ; q=1.0 , gzip", "br"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["gzip;q=0.5, identity", "identity"],
    ["identity;q=0", "identity"],
    ["deflate", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("answers %j with %s", (header, encoding) => {
    expect(chooseEncoding(header, everything)).toBe(encoding);
  });

  it.each([",,;;q=", "br;q=abc", "br;level=3", "brgzip", "\xff", "=;"])(
    "passes over the broken %j",
    (header) => {
      expect(chooseEncoding(header, everything)).toBe("identity");
    },
  );

  it("reads what is sound beside what is broken", () => {
    expect(chooseEncoding("br;q=abc, gzip", everything)).toBe("gzip");
  });

  it("chooses only what is stored", () => {
    const gzipOnly = { br: undefined, gzip: true, identity: true };
    expect(chooseEncoding("br, gzip;q=0.1", gzipOnly)).toBe("gzip");
    const plain = { br: undefined, gzip: undefined, identity: true };
    expect(chooseEncoding("br, gzip", plain)).toBe("identity");
  });
});
