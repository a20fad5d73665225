import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";

import {
  copyContent,
  folder,
  load,
  loadWith,
  problems,
  problemsWith,
  set,
} from "../content-fixture";
import { drawingSizes } from "./drawings";

copyContent();

beforeEach(() => {
  for (const name of ["team", "logos"])
    mkdirSync(join(folder, "images", name), { recursive: true });
});

/** Puts a plain picture into the images. */
async function draw(
  file: string,
  width: number,
  height: number,
  channels: 3 | 4 = 3,
) {
  const create = { width, height, channels, background: "#356" };
  await sharp({ create }).toFile(join(folder, "images", file));
}

const write = (file: string, text: string) =>
  writeFileSync(join(folder, "images", file), text);

const person = { name: "Ruth", position: "Head", bio: "Asks." };
const setPerson = (keys: Record<string, string>) =>
  set("about", ["team", "members", 0], { ...person, ...keys });

test("a photograph in content/images gets the size of its place and a name with a hash", async () => {
  await draw("team/Ruth A.jpg", 1500, 1000);
  setPerson({
    photo: "team/Ruth A.jpg",
    alt: "Ruth at her desk",
    focus: "30% 20%",
    treatment: "natural",
  });
  const { content, images } = load();
  const { photograph } = content.about.team?.members[0]?.picture ?? {};
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
  const cut = images.filter(({ image }) => image.path.endsWith("Ruth A.jpg"));
  expect(cut).toHaveLength(1);
});

test("the photographs of the image host get its address; a person needs no picture", () => {
  setPerson({ photo: "1560250097-0b93528c311a", alt: "Ruth at her desk" });
  const content = loadWith("pictures", ["image host"], "i.example");
  expect(content.about.team?.members[0]?.picture.photograph).toMatchObject({
    host: "i.example",
  });
  setPerson({});
  expect(load().content.about.team?.members[0]?.picture).toEqual({});
});

const alt = "Ruth at her desk";

test("every unsuitable photograph is reported with its place", async () => {
  await draw("team/ruth.jpg", 800, 1000);
  await draw("team/small.jpg", 420, 600);
  write("team/text.jpg", "This is a text.");
  write(
    "team/drawing.png",
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
    "team/small.jpg":
      "team/small.jpg is 420 px wide. It must be at least 800 px, or it looks soft on good screens.",
    ruth: 'is "ruth", but must be a JPEG, PNG, WebP or AVIF file in content/images, such as team/ruth.jpg, or an id of the image host',
  };
  const members = Object.keys(photos).map((photo) => ({
    ...person,
    name: photo,
    photo,
    alt,
  }));
  const found = problemsWith("about", ["team", "members"], members);
  const lines = found.map((problem) =>
    problem.replace(/^content\/about\.yaml, line \d+, team, members, /, ""),
  );
  expect(lines.toSorted()).toEqual(
    Object.entries(photos)
      .map(([photo, reason]) => `${photo}, photo: ${reason}`)
      .toSorted(),
  );
});

test("a photograph without alt is reported", async () => {
  await draw("team/ruth.jpg", 800, 1000);
  setPerson({ photo: "team/ruth.jpg" });
  expect(problems().join()).toMatch(
    /^content\/about\.yaml, line \d+, team, members, Ruth, photo: needs the line "alt:" below it/,
  );
});

test("an invalid focus is reported", () => {
  const members = ["middle", "30%", "120% 10%"].map((focus, index) => ({
    ...person,
    name: `Ruth ${index}`,
    focus,
  }));
  const found = problemsWith("about", ["team", "members"], members);
  expect(found).toHaveLength(3);
  expect(found[2]).toContain(
    'Ruth 2, focus: is "120% 10%", but must be top, bottom, left, right, centre, or how far',
  );
});

const unused = (file: string) =>
  `content/images/team/${file}.jpg: no entry uses this picture`;

test("pictures that nothing uses are a warning", async () => {
  await draw("team/ruth.jpg", 800, 1000);
  await draw("team/old.jpg", 800, 1000);
  setPerson({ photo: "team/ruth.jpg", alt });
  const { warnings } = load();
  expect(warnings).toContain(unused("old"));
  expect(warnings).not.toContain(unused("ruth"));
});

test("the size of a logo is read from its file", () => {
  write(
    "logos/acme.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"/>',
  );
  const logo = { name: "Acme", file: "logos/acme.svg" };
  const { clients } = loadWith("clients", ["logos", 0], logo);
  const { file } = clients.logos[0] ?? {};
  expect(file).toMatchObject({ width: 240, height: 80, hasOwnColours: false });
  expect(file?.address).toMatch(/^\/assets\/acme-[0-9a-f]{8}\.svg$/);
});

test("a PNG that covers its whole ground can be no logo in one colour", async () => {
  await draw("logos/acme.png", 300, 100);
  await draw("logos/clear.png", 300, 100, 4);
  const found = problemsWith(
    "clients",
    ["logos"],
    [
      { name: "Acme", file: "logos/acme.png" },
      { name: "Acme in blue", file: "logos/acme.png", "own colours": "Yes" },
      { name: "Clear", file: "logos/clear.png" },
    ],
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/logos, Acme, file: logos\/acme\.png has no tr/);
});

test("a logo without a file, or with one of another type, is reported", () => {
  write("logos/page.svg", "<html>Not found</html>");
  const found = problemsWith(
    "clients",
    ["logos"],
    [
      { name: "None" },
      { name: "Moving", file: "logos/acme.gif" },
      { name: "Page", file: "logos/page.svg" },
    ],
  );
  expect(found.join()).toContain(
    "Page, file: logos/page.svg is not an SVG picture, or its size is missing",
  );
  expect(found.join()).toContain(
    'None: must have either "file" (an SVG or PNG in content/images) or "drawing"',
  );
  expect(found.join()).toContain(
    'Moving, file: is "logos/acme.gif", but must be an SVG or PNG file in content/images, such as logos/acme.svg',
  );
});

test("a missing picture in a Markdown text is reported", async () => {
  await draw("team/van.jpg", 800, 600);
  const name = join(folder, "privacy.md");
  const text = "\n\n![A van](team/van.jpg)\n\n![A van](team/vam.jpg)\n";
  writeFileSync(name, readFileSync(name, "utf8") + text);
  expect(problems().join()).toContain(
    "there is no team/vam.jpg in content/images. Did you mean team/van.jpg?",
  );
});

test("a drawing has the size of its file, and a view its own", () => {
  expect(drawingSizes.get("coil")).toEqual({ width: 2000, height: 1720 });
  expect(drawingSizes.get("services#msft")).toEqual({
    width: 566,
    height: 100,
  });
  expect(drawingSizes.has("services")).toBe(false);
});

test("a drawing in light ink is for a dark ground", () => {
  expect(drawingSizes.get("s-40")).toHaveProperty("isForDark", true);
  expect(drawingSizes.get("coil")).not.toHaveProperty("isForDark");
});

const CUT_SHORT = / d="[^"]*?([a-y])\s*[a-z"]/i;

test.each(globSync("app/drawings/*.svg"))(
  "%s has no path that browsers would draw only partly",
  (file) => {
    expect(readFileSync(file, "utf8")).not.toMatch(CUT_SHORT);
  },
);
