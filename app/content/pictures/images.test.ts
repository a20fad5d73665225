import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  folder,
  load,
  loadWith,
  problems,
  problemsWith,
  sectionOf,
  set,
  testRefused,
  write,
} from "../content-fixture";
import { drawingFiles, drawingSizes } from "./drawings";
import { readImages } from "./images";

copyContent();

async function draw(
  file: string,
  width: number,
  height: number,
  channels: 3 | 4 = 3,
) {
  const create = { width, height, channels, background: "#356" };
  const format = file.endsWith("png") ? "png" : "jpeg";
  const picture = await sharp({ create }).toFormat(format).toBuffer();
  write(`images/${file}`, picture);
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

test("the photographs of the image host get its address; a person needs no picture", () => {
  set("pictures.image host", "i.example");
  const hosted = pictureWith({ photo: "1560250097-0b93528c311a", alt });
  expect(hosted?.photograph).toMatchObject({ host: "i.example" });
  expect(pictureWith({})).toEqual({});
});

test("every unsuitable photograph is reported with its place", async () => {
  await draw("team/ruth.jpg", 800, 1000);
  write("images/team/text.jpg", "This is a text.");
  write(
    "images/team/drawing.png",
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
  );
  const photos = {
    "team/rut.jpg":
      "there is no team/rut.jpg in content/images. Did you mean team/ruth.jpg?",
    "ruth.jpg":
      "there is no ruth.jpg in content/images. Did you mean team/ruth.jpg?",
    "team/text.jpg":
      "team/text.jpg is not a picture, or is damaged. Save it again as a JPEG or PNG.",
    "team/drawing.png":
      'team/drawing.png is not a photograph that browsers can show, but has the type "svg". Save it as a JPEG.',
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
  [
    "clients.logos.0",
    { name: "None" },
    'None: must have either "file" (an SVG or PNG in content/images) or "drawing"',
  ],
  [
    "clients.logos.0",
    { name: "Moving", file: "logos/acme.gif" },
    'Moving, file: is "logos/acme.gif", but must be an SVG or PNG file in content/images, such as logos/acme.svg',
  ],
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

test("the size of a logo is read from its file", () => {
  write(
    "images/logos/acme.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"/>',
  );
  const logo = { name: "Acme", file: "logos/acme.svg" };
  const { content } = loadWith("clients.logos.0", logo);
  const { file } = content.clients.logos[0] ?? {};
  expect(file).toMatchObject({ width: 240, height: 80, hasOwnColours: false });
  expect(file?.address).toMatch(/^\/assets\/acme-[0-9a-f]{8}\.svg$/);
});

test("a logo is a picture, and in one colour one that does not cover its ground", async () => {
  write("images/logos/page.svg", "<html>Not found</html>");
  await draw("logos/acme.png", 300, 100);
  await draw("logos/clear.png", 300, 100, 4);
  const logos = [
    { name: "Page", file: "logos/page.svg" },
    { name: "Acme", file: "logos/acme.png" },
    { name: "Acme in blue", file: "logos/acme.png", "own colours": "Yes" },
    { name: "Clear", file: "logos/clear.png" },
  ];
  expect(problemsWith("clients.logos", logos)).toEqual([
    expect.stringContaining(
      "Page, file: logos/page.svg is not an SVG picture, or its size is missing",
    ),
    expect.stringContaining("logos, Acme, file: logos/acme.png has no tr"),
  ]);
});

test.each([
  ['<image width="9" xlink:href="parts/mark.png"/>', "parts/mark.png"],
  ['<use href="marks.svg#a"/>', "marks.svg#a"],
  ["<style>@import url(https://f.example/a.css);</style>", "https://f.exam"],
  ["<style>@font-face{src:url('a.woff2')}</style>", "a.woff2"],
])("a logo is whole without other files: %s", (part, needs) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><a href="https://acme.example"><path fill="url(#a)"/></a><image href="data:image/png;base64,"/>`;
  write("images/logos/acme.svg", `${svg}</svg>`);
  const logos = [{ name: "Acme", file: "logos/acme.svg" }];
  expect(problemsWith("clients.logos", logos)).toEqual([]);
  write("images/logos/acme.svg", `${svg}${part}</svg>`);
  expect(problemsWith("clients.logos", logos)).toEqual([
    expect.stringContaining(`logos/acme.svg needs the file ${needs}`),
  ]);
});

test("a missing picture in a Markdown text is reported", async () => {
  await draw("team/van.jpg", 800, 600);
  const text = "\n\n![A van](team/van.jpg)\n\n![A van](team/vam.jpg)\n";
  edit("pages/company-details.md", (policy) => policy + text);
  expect(problems().join()).toContain(
    "there is no team/vam.jpg in content/images. Did you mean team/van.jpg?",
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
    // As an archive of macOS has the name
    write("images/Ru\u0308th.jpg", picture);
    const size = { width: 40, height: 60 };
    expect(readImages(folder).get("R\u00fcth.jpg")).toMatchObject(size);
  },
);

test.each([
  '<svg viewBox="0,0,240,80"/>',
  "<!-- <svg width='1'/> --><svg viewBox = '0, 0\n240 , 80'></svg>",
  '<?xml version="1.0"?>\n<svg width="100%" viewBox="0 0 240 80"/>',
  '<svg aria-label="a > b" viewBox="0 0 240 80"/>',
])("the size of %s is 240 × 80", (svg) => {
  write("images/a.svg", svg);
  const size = { width: 240, height: 80 };
  expect(readImages(folder).get("a.svg")).toMatchObject(size);
});
