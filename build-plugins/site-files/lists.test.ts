import { expect, test } from "vitest";

import { manifest } from "./icons";
import { llms, robots, sitemap } from "./lists";

const ORIGIN = "https://www.example.com";

test("the sitemap has every page that may be indexed", () => {
  const addresses = sitemap(ORIGIN).match(/(?<=<loc>)[^<]+/g);
  expect(addresses).toEqual(
    [
      "/",
      "/services",
      "/google-ads",
      "/microsoft-ads",
      "/about",
      "/contact",
      "/privacy",
    ].map((path) => ORIGIN + path),
  );
  expect(sitemap(ORIGIN)).not.toMatch(/priority|changefreq|lastmod/);
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(robots(ORIGIN, "/sitemap.xml")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});

test("llms.txt has one heading, a summary, and a description for every link", () => {
  const lines = llms(ORIGIN).split("\n");
  expect(lines.filter((line) => line.startsWith("# "))).toEqual([
    "# Leadline Digital",
  ]);
  expect(lines[2]).toMatch(/^> .{50}/);
  const links = lines.filter((line) => line.startsWith("- ["));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    expect(link).toMatch(/^- \[[^\]]+\]\((https|tel|mailto):[^)]+\): .+/);
  }
  expect(links).toContain(
    "- [Google Ads management, Growth](https://www.example.com/google-ads#prices): from £1,500/month plus 12% of ad spend",
  );
});

test("the web app manifest has the company's name and the pages' colour", () => {
  expect(JSON.parse(manifest("#fafaf6"))).toMatchObject({
    name: "Leadline Digital",
    short_name: "Leadline",
    start_url: "/",
    display: "browser",
    theme_color: "#fafaf6",
    background_color: "#fafaf6",
  });
});
