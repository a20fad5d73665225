/** The recipes of docs/content.md, carried out together, whatever the content is. */
import { globSync, readFileSync } from "node:fs";
import { isMap, isSeq } from "yaml";

import { readSite } from "../../../app/content/read-site.ts";
import { addKind } from "../../added-section.ts";
import type { SiteCopy } from "../../site-copy.ts";
import { isPublished, sectionsOn, siteContent } from "../site.ts";
import { change, exampleOf, placeOf } from "./added-pages.ts";

/** Who leaves the team. */
export const leaving = sectionsOn("/about", "people")[0]?.people[0]?.name ?? "";

export const TOPIC = siteContent.articles.topics[0]?.name ?? "";

const HOME = "content/pages/home.yaml";
const STEP = { when: "Week 1", title: "Measure", text: "We measure." };
const STEPS = {
  section: "steps",
  mark: "Approach",
  heading: "{Count} steps",
  intro: "Ring [us](tel:{company.telephone}).",
  steps: [STEP, { ...STEP, title: "Chart" }, { ...STEP, title: "Steer" }],
};

const TALKS = {
  name: "Talks",
  receiver: "talks@example.com",
  thanks: "We send the programme.",
};
const BOOKING = {
  text: "Choose a time",
  address: "https://cal.com/leadline/call",
  "opens here": "yes",
  note: "Opens Cal.com here.",
};

const ARTICLE = `---
title: A picture
standfirst: Of Ruth.
date: 2 March 2026
author: Ruth Bell
topics: ["${TOPIC}"]
picture: { photo: team/ruth.jpg, alt: Ruth at her desk }
---
Ruth reads.
`;

/** Three steps below the hero, and above them the section that was the second last. */
function arrangeHome(site: SiteCopy): void {
  change(site, HOME, (home) => {
    const sections = home.get("sections");
    if (!isSeq(sections)) return;
    const [hero, ...others] = sections.items;
    const rest = others.filter(
      (each) => !isMap(each) || each.get("section") !== "steps",
    );
    const moved = rest.splice(-2, 1);
    sections.items = [hero, ...moved, home.createNode(STEPS), ...rest];
  });
}

/** Whoever leaves is a guest author, and answers no form. */
function changeTeam(site: SiteCopy): void {
  change(site, "content/pages/about.yaml", (about) => {
    const people = ["sections", placeOf(about, "people"), "people"];
    const first = about.getIn([...people, 0]);
    if (!isMap(first)) throw new Error("/about has no people");
    about.deleteIn(["published"]);
    // No list is full then.
    if (about.hasIn([...people, 5])) about.deleteIn([...people, 5]);
    const ruth = {
      name: "Ruth Bell",
      photo: "team/ruth.jpg",
      alt: "Ruth Bell",
    };
    about.addIn(people, about.createNode({ ...first.toJSON(), ...ruth }));
    about.deleteIn([...people, 0]);
  });
  for (const file of globSync("content/{articles/*.md,pages/*.yaml}"))
    site.write(
      file,
      site
        .read(file)
        .replace(
          `author: ${leaving}`,
          `author:\n  name: ${leaving}\n  role: Guest`,
        )
        .replace(`person: ${leaving}`, "person: Ruth Bell"),
    );
}

/** Links to a page that is not published any more are reported, and go. */
function removePage(site: SiteCopy, name: string): void {
  if (isPublished(`/${name}`))
    change(site, `content/pages/${name}.yaml`, (page) =>
      page.set("published", "no"),
    );
  const loaded = readSite(`${site.folder}/content`);
  for (const problem of loaded.ok ? [] : loaded.problems) {
    const [, file, path] =
      /^(content\/[\w/-]+\.(?:yaml|md)), line.* (\/[\w#-]+)/.exec(problem) ??
      [];
    if (file === undefined) throw new Error(problem);
    const link = new RegExp(`\\[([^\\]]+)\\]\\(${path}\\)`, "g");
    site.write(file, site.read(file).replaceAll(link, "$1"));
  }
}

export function followRecipes(site: SiteCopy): void {
  change(site, "content/pages/google-ads.yaml", (page) =>
    page.setIn(
      ["sections", placeOf(page, "prices"), "packages", 0, "from"],
      "£823",
    ),
  );
  change(site, "content/company.yaml", (company) => {
    company.set("telephone", "0117 496 0123");
    company.set("hours", {
      "Mon-Thu": "08:30 - 17:15",
      "Fri-Sun": "closed",
    });
  });
  arrangeHome(site);
  site.write(
    "content/images/team/ruth.jpg",
    readFileSync(`${site.folder}/content/images/boat.jpg`),
  );
  changeTeam(site);
  site.write("content/articles/with-a-picture.md", ARTICLE);
  removePage(site, "microsoft-ads");
  site.write(
    "content/pages/customer-cost.md",
    readFileSync("tests/fixtures/customer-cost.md"),
  );
  // A page of sections, with one of a kind that an engineer has added
  addKind(site);
  site.write(
    "content/pages/summer.yaml",
    `${exampleOf("A page")}  - section: tides
    heading: When the water is high
    high water:
      - "09:40"
`,
  );
  site.write(
    "content/announcement.yaml",
    "text: Closed on **Boxing Day**; see [the list](/files/dates.ics).\npages:\n  - /\n",
  );
  site.write(
    "content/redirects.yaml",
    `/old-prices.html: /services\n/${"a".repeat(300)}: /services\n`,
  );
  site.write("content/files/dates.ics", "BEGIN:VCALENDAR\n");
  change(site, "content/contact-form.yaml", (form) => {
    form.set("more fields", [{ label: "Your website", kind: "short text" }]);
    form.setIn(["usual fields", "subject", "options", "talks"], TALKS);
  });
  change(site, "content/pages/contact.yaml", (contact) =>
    contact.setIn(["sections", 0, "form", "booking"], BOOKING),
  );
}
