import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import {
  copyContent,
  edit,
  folder,
  load,
  problems,
  set,
  write,
} from "../../app/content/content-fixture";
import { removeSamples } from "./remove-samples";

copyContent();

it("takes sample people and clients out, with what is empty then and the links to it", () => {
  const people = [
    {
      name: "Ruth Bell",
      position: "Analyst",
      bio: "She reads.",
      sample: "yes",
    },
    {
      name: "Tom Penn",
      position: "Analyst",
      bio: "He is [here](/case-studies/acme).",
    },
  ];
  set(
    "home.closing.text",
    "See [our work](/case-studies/acme) or [ask](/contact).",
  );
  edit("case-studies/orrin.md", (text) => {
    write("case-studies/acme.md", text);
    return text;
  });
  set("about.people.people", people);
  set("clients.logos", []);
  expect(problems()).toEqual([]);
  const { birthtimeMs } = statSync(join(folder, "company.yaml"));
  const { gone, problems: faults } = removeSamples(folder);
  expect(faults).toEqual([]);
  expect(gone).toEqual(
    expect.arrayContaining([
      "case-studies/acme.md",
      "pages/about.yaml: Ruth Bell",
    ]),
  );
  // A full disk would lose what is deleted to be written again.
  expect(statSync(join(folder, "company.yaml")).birthtimeMs).toBe(birthtimeMs);
  const shown = JSON.stringify(load().pages);
  expect(shown).toContain("Tom Penn");
  expect(shown).toContain("our work");
  expect(shown).not.toMatch(/Ruth Bell|case-studies\/acme/);
});

it("changes nothing if the site could not be built then", () => {
  set("home.closing.text", "See {about.people} people.");
  set("about.people.people", [
    {
      name: "Ruth Bell",
      position: "Analyst",
      bio: "She reads.",
      sample: "yes",
    },
  ]);
  const { problems: faults } = removeSamples(folder);
  expect(faults).toEqual([expect.stringContaining("{about.people}")]);
  expect(load().pages.length).toBeGreaterThan(0);
  expect(JSON.stringify(load().pages)).toContain("Ruth Bell");
});
