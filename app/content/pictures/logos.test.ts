import sharp from "sharp";
import { expect, test } from "vitest";

import {
  copyContent,
  expectTold,
  folder,
  loadWith,
  problemsWith,
  set,
  testRefused,
  write,
} from "../content-fixture";
import { readImages } from "./images";

copyContent();

async function drawLogo(file: string, channels: 3 | 4, isJpeg = false) {
  const create = { width: 300, height: 100, channels, background: "#356" };
  write(
    `images/${file}`,
    await sharp({ create })
      .toFormat(isJpeg ? "jpeg" : "png")
      .toBuffer(),
  );
}

testRefused([
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
  await drawLogo("logos/acme.png", 3);
  await drawLogo("logos/clear.png", 4);
  await drawLogo("logos/photo.png", 3, true);
  const logos = [
    { name: "Page", file: "logos/page.svg" },
    { name: "Acme", file: "logos/acme.png" },
    { name: "Acme in blue", file: "logos/acme.png", "own colours": "Yes" },
    { name: "Clear", file: "logos/clear.png" },
    { name: "Photo", file: "logos/photo.png" },
  ];
  set("clients.logos", logos);
  expectTold(
    "Page, file: logos/page.svg is not an SVG picture, or its size is missing",
    "logos, Acme, file: logos/acme.png has no tr",
    'Photo, file: logos/photo.png has the type "jpg", whatever its name says',
  );
});

test.each([
  ['<image width="9" xlink:href="parts/mark.png"/>', "parts/mark.png"],
  ['<use href="marks.svg#a"/>', "marks.svg#a"],
  ["<style>@import url(https://f.example/a.css);</style>", "https://f.exam"],
  ["<style>@font-face{src:url('a.woff2')}</style>", "a.woff2"],
  ['<image aria-label="a > b" href="b.png"/>', "b.png"],
  ['<?xml-stylesheet href="a.css"?>', "a.css"],
])("a logo is whole without other files: %s", (part, needs) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><!-- <image href="old.png"/> --><a href="https://acme.example"><path fill="url(#a)"/></a><image href="data:image/png;base64,"/>`;
  write("images/logos/acme.svg", `${svg}</svg>`);
  const logos = [{ name: "Acme", file: "logos/acme.svg" }];
  expect(problemsWith("clients.logos", logos)).toEqual([]);
  write("images/logos/acme.svg", `${svg}${part}</svg>`);
  set("clients.logos", logos);
  expectTold(`logos/acme.svg needs the file ${needs}`);
});

test.each([
  ['<svg viewBox="0 0 9 9"/>', "lacks xmlns="],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>',
    "has letters that are text",
  ],
])("a logo that browsers would show otherwise is refused: %s", (svg, fault) => {
  write("images/logos/acme.svg", svg);
  const logo = { name: "Acme", file: "logos/acme.svg" };
  set("clients.logos", [logo]);
  expectTold(`acme.svg ${fault}`);
});

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

test("the company's own logo is an SVG picture in content/images that needs no other file", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
  write("images/own.svg", `${svg}</svg>`);
  write("images/night.svg", `${svg}<image href="mark.png"/></svg>`);
  expect(problemsWith("brand.logo", "own.svg")).toEqual([]);
  expect(
    problemsWith("brand.logo", { light: "none.svg", dark: "night.svg" }),
  ).toEqual([
    expect.stringContaining("there is no none.svg in content/images"),
    expect.stringContaining("dark: night.svg needs the file mark.png"),
  ]);
  write("images/wide.svg", `${svg.replace("9 9", "9 3")}</svg>`);
  set("brand.logo", undefined);
  set("brand.icon", "wide.svg");
  expectTold("icon: wide.svg is not square");
});
