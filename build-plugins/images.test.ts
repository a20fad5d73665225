import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { cut, placeImages, readImages } from "../app/content/pictures/images";
import { builtImages, cached } from "./images";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "images-"));
  await mkdir(join(folder, "images"));
  // Red on the left, blue on the right, and turned by the camera.
  const half = { width: 600, height: 900, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: "#00f" } })
    .png()
    .toBuffer();
  const upright = await sharp({
    create: { ...half, width: 1200, background: "#f00" },
  })
    .composite([{ input: blue, left: 600, top: 0 }])
    .png()
    .toBuffer();
  await sharp(upright)
    .rotate(-90)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, "images/two.jpg"));
  await sharp({ create: { ...half, channels: 4, background: "#0000" } })
    .png()
    .toFile(join(folder, "images/acme.png"));
  await writeFile(
    join(folder, "images/acme.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="3"/>',
  );
});

afterAll(() => rm(folder, { recursive: true }));

/** The built files of a photograph or a logo, by their addresses without hashes. */
function build(keys: object) {
  const placed = placeImages([keys], readImages(folder), "");
  return new Map(
    placed
      .flatMap(builtImages)
      .map((image) => [image.address.replace(/-[0-9a-f]{8}/, ""), image]),
  );
}

const photograph = (keys: object) =>
  build({ file: "two.jpg", slot: "portrait", ...keys });

test("a photograph becomes AVIF and WebP files in rising widths, and a JPEG for others", () => {
  expect([...photograph({}).keys()]).toEqual([
    "/assets/two-320.avif",
    "/assets/two-320.webp",
    "/assets/two-480.avif",
    "/assets/two-480.webp",
    "/assets/two-640.avif",
    "/assets/two-640.webp",
    "/assets/two-720.avif",
    "/assets/two-720.webp",
    "/assets/two-720.jpg",
  ]);
});

test.each([
  ["/assets/two-320.avif", "heif", 320, 400],
  ["/assets/two-320.webp", "webp", 320, 400],
  ["/assets/two-720.jpg", "jpeg", 720, 900],
])(
  "%s is %s, cut to its place, upright",
  async (address, format, width, height) => {
    const bytes = await photograph({ focus: [100, 50] })
      .get(address)
      ?.content();
    expect(await sharp(bytes).metadata()).toMatchObject({
      format,
      width,
      height,
    });
    const { channels } = await sharp(bytes).stats();
    // From 480 px on: a sixth is red.
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([
      4, 0, 21,
    ]);
  },
);

test("what must stay in view does, where a picture is cut", () => {
  const size = { width: 1200, height: 900 };
  expect(cut(size, 4 / 5)).toMatchObject({ width: 720, left: 240, top: 0 });
  expect(cut(size, 4 / 5, [0, 50]).left).toBe(0);
  expect(cut(size, 4 / 5, [100, 50]).left).toBe(480);
  expect(cut({ width: 800, height: 1200 }, 5 / 2).top).toBe(220);
  expect(cut(size, 2, [50, 20])).toEqual({
    width: 1200,
    height: 600,
    left: 0,
    top: 60,
  });
});

const addressOf = (keys: object) =>
  placeImages(
    [{ file: "two.jpg", slot: "portrait", ...keys }],
    readImages(folder),
    "",
  ).flatMap(builtImages)[0]?.address;

test("the same picture in another place, or with another focus, has another address", () => {
  const addresses = [
    addressOf({}),
    addressOf({ slot: "case" }),
    addressOf({ focus: [0, 50] }),
  ];
  expect(new Set(addresses).size).toBe(3);
});

test("a file is made once, and then comes from the cache", async () => {
  const content = vi.fn<() => Promise<Buffer>>(async () =>
    Buffer.from("picture"),
  );
  const image = { address: "/assets/a-1.jpg", content };
  const cache = join(folder, "cache");
  const first = await cached(image, cache);
  expect(await cached(image, cache)).toEqual(first);
  expect(content).toHaveBeenCalledTimes(1);
});

test("a file can be asked for twice at the same time", async () => {
  const image = {
    address: "/assets/b-1.jpg",
    content: () => Promise.resolve(Buffer.from("picture")),
  };
  const cache = join(folder, "cache");
  const [one, other] = await Promise.all([
    cached(image, cache),
    cached(image, cache),
  ]);
  expect(one).toEqual(other);
});

test("an SVG logo stays as it is, a PNG logo becomes as small as it is shown on good screens", async () => {
  const svg = build({ file: "acme.svg", hasOwnColours: true }).get(
    "/assets/acme.svg",
  );
  expect(String(await svg?.content())).toContain("<svg");
  const png = build({ file: "acme.png", hasOwnColours: false }).get(
    "/assets/acme.png",
  );
  expect(await sharp(await png?.content()).metadata()).toMatchObject({
    format: "png",
    height: 176,
  });
});
