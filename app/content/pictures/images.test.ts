import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  expectTold,
  folder,
  load,
  problemsWith,
  sectionOf,
  set,
  testRefused,
  write,
} from "../content-fixture";
import { drawingFiles, drawingSizes } from "./drawings";
import { readImages } from "./images";

copyContent();

async function draw(file: string, width: number, height: number) {
  const create = { width, height, channels: 3, background: "#356" } as const;
  write(`images/${file}`, await sharp({ create }).jpeg().toBuffer());
}

const person = { name: "Ruth", position: "Head", bio: "Asks." };
const PERSON = "about.people.people.0";
const alt = "Ruth at her desk";

function peopleWith(given: object) {
  set(PERSON, given);
  return sectionOf("/about", "people").people;
}

const pictureWith = (keys: Record<string, string>) =>
  peopleWith({ ...person, ...keys })[0]?.picture;

test("a photograph in content/images gets the size of its place and a name with a hash", async () => {
  await draw("team/Ruth A.jpg", 1500, 1000);
  const photo = "team/Ruth A.jpg";
  const keys = { photo, alt, focus: "30% 20%", treatment: "natural" };
  const photograph = pictureWith(keys)?.photograph;
  expect(photograph).toMatchObject({
    alt: "Ruth at her desk",
    slot: "portrait",
    focus: [30, 20],
    isNatural: true,
    width: 800,
    height: 1000,
    fallback: "jpg",
  });
  expect(photograph).toHaveProperty(
    "name",
    expect.stringMatching(/^ruth-a-[0-9a-f]{8}$/),
  );
  const cut = load().images.filter(({ image }) => image.path.endsWith(photo));
  expect(cut).toHaveLength(1);
});

test("a photograph that is smaller than its place is a warning", async () => {
  await draw("team/small.jpg", 420, 600);
  set(PERSON, { ...person, photo: "team/small.jpg", alt });
  expect(load().warnings).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/about\.yaml, line \d+, .*photo: team\/small\.jpg has 420 × 525 px for its place\. It needs 960 × 1200 px/,
    ),
  );
});

test("a photograph of which its place cuts off most is a warning", async () => {
  await draw("team/wide.jpg", 3000, 1300);
  set(PERSON, { ...person, photo: "team/wide.jpg", alt });
  expect(load().warnings).toContainEqual(
    expect.stringContaining(
      "photo: team/wide.jpg has 3000 × 1300 px, of which its place leaves out more than half",
    ),
  );
});

test("the photographs of the image host get its address; a person needs no picture", () => {
  set("pictures.image host", "i.example");
  const hosted = pictureWith({ photo: "1560250097-0b93528c311a", alt });
  expect(hosted?.photograph).toMatchObject({ host: "i.example" });
  expect(pictureWith({})).toEqual({});
  edit("pages/privacy.md", (text) =>
    text.replaceAll(/\{pictures\..*?\}/g, "it"),
  );
  set("pictures.image host", undefined);
  expect(load().content.pictures.imageHost).toBe("images.unsplash.com");
});

test("every unsuitable photograph is reported with its place", async () => {
  await draw("team/ruth.jpg", 800, 1000);
  write("images/team/text.jpg", "This is a text.");
  write(
    "images/team/drawing.png",
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
  );
  const pages = Buffer.alloc(9 * 9 * 3 * 2).fill(255, 9 * 9 * 3);
  const raw = { width: 9, height: 18, channels: 3, pageHeight: 9 } as const;
  write(
    "images/team/moving.webp",
    await sharp(pages, { raw }).webp().toBuffer(),
  );
  const photos = {
    "team/moving.webp":
      "team/moving.webp moves, and would stand still here. Save it as a still picture.",
    "team/rut.jpg":
      "there is no team/rut.jpg in content/images. Did you mean team/ruth.jpg?",
    "ruth.jpg":
      "there is no ruth.jpg in content/images. Did you mean team/ruth.jpg?",
    "team/text.jpg":
      "team/text.jpg is not a picture, or is damaged. Save it again as a JPEG or PNG.",
    "team/drawing.png":
      'team/drawing.png has the type "svg", of which no photograph is made. Save it as a JPEG.',
    ruth: 'is "ruth", but must be a JPEG, PNG, WebP or AVIF file in content/images, such as team/ruth.jpg, or an id of the image host',
  };
  const members = Object.keys(photos).map((photo) => ({
    ...person,
    name: photo,
    photo,
    alt,
  }));
  const lines = problemsWith("about.people.people", members).map((problem) =>
    problem.replace(
      /^content\/pages\/about\.yaml, line \d+, sections, people, people, /,
      "",
    ),
  );
  expect(lines.toSorted()).toEqual(
    Object.entries(photos)
      .map(([photo, reason]) => `${photo}, photo: ${reason}`)
      .toSorted(),
  );
});

testRefused([
  [
    PERSON,
    { ...person, photo: "1-a" },
    'Ruth, photo: needs the line "alt:" below it',
  ],
  [
    PERSON,
    { ...person, focus: "middle" },
    'is "middle", but must be top, bott',
  ],
  [PERSON, { ...person, focus: "120% 10%" }, "or how far from the left and fr"],
]);

test("pictures that nothing uses are a warning", async () => {
  await draw("team/ruth.jpg", 800, 1000);
  await draw("team/old.jpg", 800, 1000);
  set(PERSON, { ...person, photo: "team/ruth.jpg", alt });
  const unused = /images\/team\/(?:ruth|old).* no entry uses/;
  expect(load().warnings.filter((each) => unused.test(each))).toEqual([
    "content/images/team/old.jpg: no entry uses this picture",
  ]);
});

test("a missing picture in a Markdown text is reported", async () => {
  await draw("team/our-rusty-van.jpg", 800, 600);
  const text =
    "\n\n![A van](team/our-rusty-van.jpg)\n\n![A van](team/our-rusty-vam.jpg)\n\n![A van](https://a.co/van.jpg)\n";
  edit("pages/company-details.md", (policy) => policy + text);
  expectTold(
    "there is no team/our-rusty-vam.jpg in content/images. Did you mean team/our-rusty-van.jpg?",
    "https://a.co/van.jpg lies elsewhere",
  );
});

test("a drawing has the size of its file, a view its own; one in light ink is for a dark ground", () => {
  expect(drawingSizes.get("coil")).toEqual({ width: 2000, height: 1720 });
  expect(drawingSizes.get("services#msft")).toEqual({
    width: 566,
    height: 100,
  });
  expect(drawingSizes.has("services")).toBe(false);
  expect(drawingSizes.get("s-40")).toHaveProperty("isForDark", true);
});

const CUT_SHORT = / d="[^"]*?([a-y])\s*[a-z"]/i;

test.each(drawingFiles)(
  "%s has no path that browsers would draw only partly",
  (file) => {
    expect(readFileSync(file, "utf8")).not.toMatch(CUT_SHORT);
  },
);

test.each(["webp", "png", "avif", "jpeg"] as const)(
  "a photograph that the camera has turned is upright: %s",
  async (format) => {
    const create = {
      width: 60,
      height: 40,
      channels: 3,
      background: "#356",
    } as const;
    const picture = await sharp({ create })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    // As an archive of macOS, and a browser, have the name
    write("images/Ru\u0308th%20A.jpg", picture);
    const size = { width: 40, height: 60 };
    expect(readImages(folder).get("R\u00fcth A.jpg")).toMatchObject(size);
  },
);
