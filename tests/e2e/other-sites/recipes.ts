/** The recipes of docs/content.md, carried out together, whatever the content is. */
import { globSync, readFileSync } from "node:fs";

import { addKind } from "../../added-section.ts";
import type { SiteCopy } from "../../site-copy.ts";
import { sectionsOn, siteContent } from "../site.ts";
import { change, exampleOf, placeOf } from "./added-pages.ts";

/** Who leaves the team. */
export const leaving = sectionsOn("/about", "people")[0]?.people[0]?.name ?? "";

export const TOPIC = siteContent.articles.topics[0]?.name ?? "";

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

/** Somebody takes another's place in the team. */
function changeTeam(site: SiteCopy): void {
  for (const file of globSync("content/{articles/*.md,pages/*.yaml}"))
    site.write(file, site.read(file).replaceAll(leaving, "Ruth Bell"));
  change(site, "content/pages/about.yaml", (about) => {
    const first = ["sections", placeOf(about, "people"), "people", 0];
    about.deleteIn(["published"]);
    about.setIn([...first, "photo"], "team/ruth.jpg");
    about.setIn([...first, "alt"], "Ruth Bell");
  });
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
  site.write(
    "content/images/team/ruth.jpg",
    readFileSync(`${site.folder}/content/images/boat.jpg`),
  );
  changeTeam(site);
  site.write("content/articles/with-a-picture.md", ARTICLE);
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
  site.write("content/files/dates.ics", "BEGIN:VCALENDAR\n");
  change(site, "content/contact-form.yaml", (form) => {
    form.set("more fields", [{ label: "Your website", kind: "short text" }]);
    form.setIn(["usual fields", "subject", "options", "talks"], TALKS);
  });
  change(site, "content/pages/contact.yaml", (contact) =>
    contact.setIn(["sections", 0, "form", "booking"], BOOKING),
  );
}
