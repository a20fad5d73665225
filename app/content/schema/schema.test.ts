import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  folder,
  load,
  loadWith,
  problems,
  set,
  testRefused,
  write,
} from "../content-fixture";
import { mapAddress } from "../../format/map-address";
import { readSite } from "../read-site";

copyContent();

const contentWith = (...entry: Parameters<typeof loadWith>) =>
  loadWith(...entry).content;

test("opening hours are in hours of the day", () => {
  const { company } = contentWith("company.hours", {
    Mon: "8:30 AM - 12:45 PM",
    "Tuesday to Thursday": "07:00 - 20:00",
    Fri: "6 PM - 12 AM",
    "Sat-Sun": "closed",
  });
  expect(company.openings).toEqual([
    { days: ["Mon"], hours: { opens: 8.5, closes: 12.75 } },
    {
      days: ["Tue", "Wed", "Thu"],
      hours: { opens: 7, closes: 20, is24Hours: true },
    },
    { days: ["Fri"], hours: { opens: 18, closes: 24 } },
    { days: ["Sat", "Sun"] },
  ]);
});

test("a postcode stays in one line", () => {
  const { company } = contentWith("company.postcode", "BS1 1JQ");
  expect(company.address.postcode).toBe("BS1\u00a01JQ");
  // The map's search has ordinary spaces.
  expect(mapAddress(company.address.postcode)).toMatch(/BS1%201JQ$/);
});

test.each(["(020) 7946-0172", "+44 (0)20 7946 0172"])(
  "%s can be dialled from anywhere, in a text that quotes it too",
  (written) => {
    set("company.telephone", written);
    const { company, "contact-form": form } = contentWith(
      "contact-form.failed",
      "Ring [us](tel:{company.telephone}).",
    );
    const { href } = company.telephone;
    expect(href).toBe("tel:+442079460172");
    expect(form.failed).toContainEqual({ text: "us", href });
  },
);

const FORM = "contact-form";
const OPTIONS = `${FORM}.usual fields.subject.options`;

test("subjects are free, and may have a receiver, which pages do not read; so are further fields", () => {
  const receiver = "talks@example.com";
  const thanks = "Until then.";
  set(`${OPTIONS}.events`, { name: "Events & Talks", receiver, thanks });
  set(`${FORM}.more fields`, []);
  expect(load().content["contact-form"].note).toBeTypeOf("string");
  set(`${FORM}.more fields`, [{ ...asked, hint: "If any." }]);
  const form = load().content["contact-form"];
  expect(form.fields.subject.options["events"]).toBe("Events & Talks");
  expect(form.receivers).toMatchObject({ events: receiver });
  expect(form.thanks).toMatchObject({ events: thanks });
  expect(form.moreFields).toEqual([
    {
      key: "your-website",
      ...asked,
      hint: "If any.",
      isRequired: false,
      choices: [],
    },
  ]);
  // It would say that all fields are required.
  expect(form.note).toBeUndefined();
});

const asked = { label: "Your website", kind: "short text" };

const rest = { "Sat-Sun": "closed" };

testRefused([
  [
    "company.hours",
    { "Mon-Fri": "9 till late", ...rest },
    'hours, Mon-Fri: is "9 till late", but must be the times of opening and closing, such as 9:00 AM - 6:00 PM, or: closed, or: by appointment',
  ],
  [
    "company.hours",
    { "Mon-Fri": "6:00 PM - 9:00 AM", ...rest },
    "which closes before it opens. Write AM or PM after both times, such as",
  ],
  [
    "company.hours",
    { "Mon-Fri": "9:00 - 9:00", ...rest },
    "which opens and closes at the same time",
  ],
  [
    "company.hours",
    { "Mon-Fri": "9 AM - 5 PM" },
    "hours: has Mon-Fri, but must name each day of the week once, in order, such as Mon-Fri, Sat, Sun",
  ],
  ...["call us", "020 7946", "020 7946 0172 or 173", "1234 1234 1234 1234"].map(
    (written) =>
      [
        "company.telephone",
        written,
        "but must be a telephone number of 9 to 15 digits",
      ] as const,
  ),
  [
    "company.postcode",
    "BS1",
    'postcode: is "BS1", but must be a whole postcode, such as SE16 0LD',
  ],
  [
    "services.prices.packages.0.subject",
    "googel-ads",
    'subject: is "googel-ads", which is no subject of the contact form. Did you mean google-ads?',
  ],
  [
    `${OPTIONS}.Our events`,
    "Events",
    '"Our events" becomes a part of an address',
  ],
  [
    `${FORM}.more fields`,
    [{ ...asked, kind: "date" }],
    'kind: is "date", but must be one of: short',
  ],
  [
    `${FORM}.more fields`,
    [{ ...asked, kind: "choice" }],
    'choices: belongs to a field with "kind: c',
  ],
  [
    `${FORM}.more fields`,
    [{ ...asked, required: "yes" }],
    "error: is missing: what to tell",
  ],
  [
    `${FORM}.more fields`,
    [asked, { ...asked }],
    "label: must not ask the same twice",
  ],
]);

test.each([
  ["2026-11-21", undefined, "is not shown yet: a build from 22 November 2026"],
  ["2026-11-22", "22 November 2026", ""],
  ["2026-11-24", "22 November 2026", ""],
  ["2026-11-25", undefined, "not shown any more: it ended on 24 November"],
])("on %s an announcement is there in its days", (day, from, warning) => {
  write(
    "announcement.yaml",
    "text: Closed.\nfrom: 22 November 2026\nuntil: 2026-11-24\n",
  );
  const loaded = readSite(folder, {
    today: new Date(`${day}T12:00:00Z`),
  });
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  expect(loaded.site.content.announcement?.from?.shown).toBe(from);
  const told = loaded.warnings.filter((each) =>
    each.startsWith("content/announcement.yaml"),
  );
  expect(told.join()).toContain(warning);
  expect(told).toHaveLength(warning ? 1 : 0);
});

test("an announcement that is switched off is nowhere", () => {
  write("announcement.yaml", "text: Closed.\npublished: no\n");
  const { content, warnings } = load();
  expect(content.announcement).toBeUndefined();
  expect(warnings.join()).not.toContain("announcement");
});

test("a closed announcement is remembered, which the policy must tell", () => {
  write("announcement.yaml", "text: Closed.\n");
  edit("pages/privacy.md", (text) => text.replaceAll("announcementClosed", ""));
  expect(load().warnings.join("\n")).toContain(
    "content/pages/privacy.md: does not name announcementClosed",
  );
});

test("old addresses lead to pages", () => {
  write(
    "redirects.yaml",
    "/About: /about\n/offers/summer: /services\n/articles/old: /privacy\n/blog/*: /\n/?p=12: /about\n/files/a.pdf: /files/b.pdf\n/files/Price%20list.pdf: /files/b.pdf\n/%C3%BCber-uns: /about\n/sitemap_index.xml: /sitemap.xml\n",
  );
  write("files/b.pdf", "%PDF");
  expect(load().content.redirects).toMatchObject({
    "/articles/old": "/privacy",
    "/?p=12": "/about",
    "/files/a.pdf": "/files/b.pdf",
    "/files/Price list.pdf": "/files/b.pdf",
    "/über-uns": "/about",
  });
});

test("a feed is no wrong target because another file has a problem", () => {
  write("redirects.yaml", "/feed: /articles/feed.xml\n");
  edit("brand.yaml", (text) => text.replace(/^name: .*$/m, "name:"));
  expect(problems().join()).not.toContain("redirects.yaml");
});

test.each([
  ["announcement", "from: 2026-11-24\nuntil: 2026-11-23\ntext: A\n", "before"],
  ["announcement", "text: A\npages:\n  - /contakt\n", "/contakt is not a page"],
  ["announcement", "text: A\nlink:\n  B: /contakt\n", "/contakt is not a page"],
  ["announcement", "from: 2026-11-24\n", '"text" is missing'],
  ["redirects", "/about: /services", "/about: is an address that the site has"],
  ["redirects", "/services.html: /about", "is an address that the site has"],
  ["redirects", "/assets/a.pdf: /about", "is an address that the site has"],
  ["redirects", "/social/*: /", "that the site has (/social)"],
  ["redirects", "/healthz: /", "that the site has (/healthz)"],
  ["redirects", "/a//b: /", "is not an old address of this site"],
  ["redirects", `/${"a".repeat(600)}: /`, "has 601 characters"],
  ["redirects", "/a: /files/b.pdf", "leads to /files/b.pdf, which is no file"],
  ["redirects", "/old: /abuot", "the link /abuot is not a page of this site."],
  ["redirects", "/old: /about#team", "must lead to a page, such as /services"],
  ["redirects", "/a: /b\n/b: /about", "leads to /b, which is an old address "],
  ["redirects", "/a: /a", "itself; write the address of a page, such as /serv"],
  ["redirects", "/a: /about\n/a/: /about", "twice, in two spellings"],
  ["redirects", "/a%20b: /about\n/a b: /about", "twice, in two spellings"],
  ["redirects", "/a%2Fb: /about", "is not an old address of this site"],
  ["redirects", "old: /about", '"old" is not an old address of this site'],
  ["redirects", "/a.php?p=3: /about", '"/a.php?p=3" is not an old address'],
])("the %s %j are refused with their line", (name, text, reason) => {
  write(`${name}.yaml`, text);
  const found = problems();
  expect(found[0]).toMatch(new RegExp(`^content/${name}\\.yaml, line [1-4], `));
  expect(found.join("\n")).toContain(reason);
});
