import {
  mkdir,
  mkdtemp,
  readFile,
  rm,
  truncate,
  writeFile,
} from "node:fs/promises";
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
});

afterAll(() => rm(folder, { recursive: true }));

const build = (keys: object) =>
  placeImages([keys], readImages(folder), "").flatMap(builtImages);

const photograph = (keys: object = {}) =>
  build({ file: "two.jpg", slot: "portrait", ...keys });

test("a photograph becomes AVIF and WebP files in rising widths, and a JPEG for others", () => {
  const names = photograph().map(({ address }) =>
    address.replace(/-[0-9a-f]{8}/, ""),
  );
  expect(names).toEqual([
    ...[320, 480, 640, 720].flatMap((width) => [
      `/assets/two-${width}.avif`,
      `/assets/two-${width}.webp`,
    ]),
    "/assets/two-720.jpg",
  ]);
});

test.each([
  ["320.avif", "heif", 320, 400],
  ["320.webp", "webp", 320, 400],
  ["720.jpg", "jpeg", 720, 900],
])(
  "%s is %s, cut to its place, upright",
  async (end, format, width, height) => {
    const images = photograph({ focus: [100, 50] });
    const bytes = await images
      .find(({ address }) => address.endsWith(end))
      ?.content();
    const size = { format, width, height };
    expect(await sharp(bytes).metadata()).toMatchObject(size);
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
  expect(cut(size, 4 / 5, [100, 50]).left).toBe(480);
  expect(cut({ width: 800, height: 1200 }, 5 / 2).top).toBe(220);
  expect(cut(size, 2, [50, 20]).top).toBe(60);
});

test("the same picture in another place, or with another focus, has another address", () => {
  const addresses = [{}, { slot: "case" }, { focus: [0, 50] }].map(
    (keys) => photograph(keys)[0]?.address,
  );
  expect(new Set(addresses).size).toBe(3);
});

test("a file is made once, and then comes from the cache", async () => {
  const content = vi.fn<() => Promise<Buffer>>(async () =>
    Buffer.from("picture"),
  );
  const read = () =>
    cached({ address: "/assets/a-1.jpg", content }, join(folder, "cache"));
  // Two that ask at the same time do not read half of a file.
  const [one, other] = await Promise.all([read(), read()]);
  expect(one).toEqual(other);
  content.mockClear();
  expect(await read()).toEqual(one);
  expect(content).not.toHaveBeenCalled();
  // Whatever has torn it
  await truncate(join(folder, "cache/a-1.jpg.summed"), 5);
  expect(await read()).toEqual(one);
  expect(content).toHaveBeenCalledOnce();
});

test("without a cache that can be written a file is made, which is told once", async () => {
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await writeFile(join(folder, "taken"), "");
  const bytes = Buffer.from("picture");
  for (const name of ["a", "b"])
    expect(
      await cached(
        { address: `/${name}.jpg`, content: async () => bytes },
        join(folder, "taken"),
      ),
    ).toEqual(bytes);
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("Delete node_modules/.cache, or give"),
  );
});

test("an SVG logo stays as it is, a PNG logo becomes as small as it is shown on good screens", async () => {
  // Some programs draw in hundredths of a millimetre.
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90000 30000"/>';
  await writeFile(join(folder, "images/acme.svg"), svg);
  const [vector, pixels] = ["acme.svg", "acme.png"].map(
    (file) => build({ file, hasOwnColours: true })[0],
  );
  expect(String(await vector?.content())).toBe(svg);
  const size = { format: "png", height: 176 };
  expect(await sharp(await pixels?.content()).metadata()).toMatchObject(size);
});

test.each([
  "<path/>",
  "<title>A & B</title></svg>",
  "<title>Café</title></svg>",
  '<image xlink:href="#a"/></svg>',
])("of an SVG that browsers cannot read the file is told: %s", async (end) => {
  const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3">';
  await writeFile(join(folder, "images/cut.svg"), start + end, "latin1");
  const [logo] = build({ file: "cut.svg", hasOwnColours: true });
  await expect(logo?.content()).rejects.toThrow(
    /^content\/images\/cut\.svg: cannot be read to its end.*Copy it anew, or save it again from/,
  );
});

test("what is transparent is white where a format knows no transparency", async () => {
  await sharp(join(folder, "images/acme.png"))
    .webp()
    .toFile(join(folder, "images/clear.webp"));
  const jpeg = await photograph({ file: "clear.webp" }).at(-1)?.content();
  const { channels } = await sharp(jpeg).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("of a picture that is cut off its file is told, and what to do", async () => {
  const whole = await readFile(join(folder, "images/two.jpg"));
  await writeFile(join(folder, "images/cut.jpg"), whole.subarray(0, 6000));
  const [picture] = photograph({ file: "cut.jpg" });
  await expect(picture?.content()).rejects.toThrow(
    /^content\/images\/cut\.jpg: cannot be read to its end.*Copy it anew/,
  );
});
