import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createBuild, words } from "../../build-fixture.ts";
import {
  databases,
  enquiry,
  newEnquiry,
  openStore,
  subscription,
} from "../desk-fixture.ts";
import { storeSubscription } from "../newsletter.ts";
import { storeEnquiry } from "../store/enquiries.ts";
import { timestamp } from "../store/tables.ts";
import { readArguments } from "./arguments.ts";
import { perform } from "./perform.ts";

const DAY = 24 * 60 * 60 * 1000;
const EMAIL = "ruth@example.co.uk";

async function openFilled(createDatabase: (typeof databases)[number][1]) {
  const { setting, db } = await openStore(createDatabase);
  const store = (part: object = {}, received_at = "2026-11-18T10:00:00.000Z") =>
    storeEnquiry(
      db,
      // The same content is stored once only.
      { ...newEnquiry(part), received_at, content_hash: null },
      [{ channel: "mail", kind: "enquiry" }],
    );
  const said: string[] = [];
  const run = (line: string) =>
    perform(db, readArguments(line.split(" ")), {
      siteUrl: "https://leadline.example",
      words: async () => words,
      say: (text) => said.push(text),
    });
  const { root } = await createBuild();
  async function write(text: string): Promise<string> {
    const file = join(root, "desk.json");
    await writeFile(file, text);
    return file;
  }
  return { setting, db, store, run, write, said };
}

async function bytesOf(setting: string): Promise<string> {
  if (!setting.startsWith("sqlite:")) return "";
  const file = setting.slice("sqlite:".length);
  const parts = [file, `${file}-wal`].map((part) => readFile(part, "latin1"));
  return (await Promise.all(parts)).join("").toLowerCase();
}

describe.each(databases)("with %s the command", (_name, createDatabase) => {
  const open = () => openFilled(createDatabase);

  it("lists enquiries, the newest first, by page and by filter, and shows one", async () => {
    const { store, run } = await open();
    await store({ name: "One" });
    await store({ name: "Two", subject: "seo", arrival: "/" });
    await store(
      { name: "Three", feedback: "spam" },
      "2026-11-20T23:59:59.000Z",
    );
    for (const [filter, ...names] of [
      ["", "Three", "Two", "One"],
      [" --size 2 --page 2", "One"],
      [" --subject seo", "Two"],
      [" --campaign spring", "Three", "One"],
      [" --state suspect", "Three"],
      [" --state new", "Two", "One"],
      [" --from 2026-11-19 --to 2026-11-20", "Three"],
    ]) {
      const list = await run(`list${filter}`);
      expect(list.match(/\w+(?= <)/g)).toEqual(names);
    }
    expect(await run("list --state failed")).toBe("No enquiries.\n");
    expect(JSON.parse(await run("list --size 1 --json"))).toMatchObject([
      { name: "Three" },
    ]);
    expect(await run("list --subject seo")).toMatch(/new +SEO +-/);
    expect(await run("show 1")).toContain("Subject: Google & Ads\n");
    expect(await run("show 1")).toContain(enquiry.message);
    expect(await run("show 1")).toContain("Your website: example.co.uk");
    await expect(run("show 9")).rejects.toThrow("There is no enquiry 9");
  });

  it("exports to CSV without formulas, with a column for each answer", async () => {
    const { store, run } = await open();
    await store({ name: "=1+1", message: 'She said "yes", twice\nand left' });
    const text = await run("export --csv");
    expect(text).toContain(",'=1+1,");
    expect(text).toContain('"She said ""yes"", twice\nand left"');
    expect(text).toMatch(/,Answer: Your website\n[^]*,example\.co\.uk\n$/);
  });

  it("writes what the networks import, with one click each, after a yes only, and says what is left out", async () => {
    const { db, store, run, said } = await open();
    const page = "/contact?gclid=Cj0_a-1&wbraid=b";
    const consent = "counting,advertising";
    await store({ page, consent });
    await store({ page: "/contact?wbraid=w1", consent });
    await store({ page: "/contact?msclkid=m1", consent: "advertising" });
    await store({ page: "/contact?gclid=c2", consent: "counting" });
    await store({ page, consent, name: "Again", feedback: "a quick person" });
    await store({ page: "/contact?gclid=&gclid=c3", consent });
    await store({ page: `/contact?gclid=${"c".repeat(900)}`, consent });
    await db
      .updateTable("enquiries")
      .set({ received_at: timestamp(-3 * DAY) })
      .execute();
    await run("outcome 1 won 4800.50");
    for (const id of [2, 3, 4]) await run(`outcome ${id} qualified`);
    await run("outcome 5 won 1");
    const titles =
      "Conversion Name,Conversion Time,Conversion Value,Conversion Currency";
    await expect(run("conversions")).rejects.toThrow("Say --for google");
    const file = await run("conversions --for google");
    expect(file.replaceAll(/\d{4}-\d\d-\d\dT[\d:]{8}/g, "TIME")).toBe(
      `Google Click ID,WBRAID,GBRAID,${titles},Ad User Data,Ad Personalization
Cj0_a-1,,,Won enquiry,TIME+0000,4800.50,GBP,GRANTED,DENIED
,w1,,Qualified enquiry,TIME+0000,0.00,GBP,GRANTED,DENIED
`,
    );
    for (const line of [
      "Left out, no click on an advertisement of google: 3, 7",
      "Left out, no yes to advertising: 4",
      "Left out, the same click as an earlier enquiry: 5",
      "Left out, no outcome yet: 6",
    ])
      expect(said.join()).toContain(line);
    expect(await run("conversions --for microsoft")).toMatch(
      new RegExp(
        `^Parameters:TimeZone=\\+0000\nMicrosoft Click ID,${titles}\nm1,Qualified enquiry,\\d{4}-\\d\\d-\\d\\d [\\d:]{8},0.00,GBP\n$`,
      ),
    );
  });

  it("says by month and source what came of it and what it cost", async () => {
    const { store, run, write } = await open();
    await store({ page: "/contact?gclid=a", feedback: "a quick person" });
    await store({ page: "/contact?gclid=b", name: "Two" });
    await store({ page: "/contact?gclid=c", name: "Bot", feedback: "spam" });
    await store({ page: "/", arrival: "/", referrer: "www.google.com" });
    await store({ page: "/?utm_source=Bing&utm_medium=cpc", name: "Three" });
    // After midnight in London, in the summer
    await store({ page: "/", name: "Late" }, "2026-06-30T23:30:00.000Z");
    await run("outcome 1 won £4,800");
    const file = await write(
      '\uFEFFmonth,source,spend\r"2026-11","google  ads","£1,500"\r2026-10,Google Ads,300\r',
    );
    const stats = await run(`stats --spend ${file}`);
    expect(stats).toMatch(
      /2026-11 +Google Ads +2 +1 +£4,800 +£1,500 +£750 +£1,500\n2026-11 +Microsoft Ads +1 .*\n2026-11 +www\.google\.com +1 +0 +£0 +- +- +-\n$/,
    );
    expect(stats).toMatch(/^2026-07 /m);
    // What was spent before the days that are asked for is no month without customers.
    expect(await run(`stats --from 2026-11-01 --spend ${file}`)).not.toContain(
      "2026-10",
    );
    await expect(run(`stats --subject seo --spend ${file}`)).rejects.toThrow(
      "leave out --subject",
    );
    for (const line of [
      "Nov 2026,Bing,5",
      "2026-13,Bing,5",
      "2026-11;Bing;5",
      // Pounds and clicks
      "2026-11,Bing,5,120",
    ])
      await expect(run(`stats --spend ${await write(line)}`)).rejects.toThrow(
        "line 1: expected a month, a source and pounds",
      );
  });

  it("erases everything about an address, and says what", async () => {
    const { setting, db, store, run } = await open();
    await store();
    await store({ email: "RUTH@example.co.uk" });
    await store({ email: "tom@example.co.uk" });
    await storeSubscription(db, subscription(EMAIL));
    expect(await run("erase Ruth@example.co.uk")).toContain(
      "Removed with their messages: 2 enquiries, 1 subscription.",
    );
    const messages = await db.selectFrom("outbox").select("id").execute();
    expect(messages).toHaveLength(1);
    expect(await bytesOf(setting)).not.toContain("ruth@");
  });

  it.each(databases)(
    "moves to %s whole, and goes on there",
    async (_to, to) => {
      const { db, store, run, write } = await open();
      await store({ name: "One" });
      await store({ name: "Zoë 'Two'", message: "A \\ and\nan emoji 🌊" });
      await db.deleteFrom("enquiries").where("id", "=", 1).execute();
      await storeSubscription(db, subscription(EMAIL));
      const exported = await run("export --json");
      const file = await write(exported);
      const there = await openFilled(to);
      expect(await there.run(`import ${file}`)).toContain("5 rows imported");
      expect(await there.run("export --json")).toBe(exported);
      await there.store({ name: "Three" });
      expect(JSON.parse(await there.run("list --json"))).toMatchObject([
        { id: 3, name: "Three" },
        { id: 2 },
      ]);
      await expect(there.run(`import ${file}`)).rejects.toThrow("not empty");
    },
  );

  it.each([
    ["half of it", (text: string) => text.slice(0, -100)],
    ["something else", () => '{"format":"website-enquiries-2"}'],
    [
      "a wrong value",
      (text: string) => text.replace(/"tries":0/, '"tries":{}'),
    ],
  ])("imports nothing from a file with %s", async (_what, damage) => {
    const { store, run, write } = await open();
    await store();
    const file = await write(damage(await run("export --json")));
    await run(`erase ${EMAIL}`);
    await expect(run(`import ${file}`)).rejects.toThrow("export --json wrote");
    expect(await run("list")).toBe("No enquiries.\n");
  });

  it("says how many enquiries are too old, and deletes them if that is meant", async () => {
    const { store, run } = await open();
    await store({}, "2020-01-01T00:00:00.000Z");
    await store({}, new Date().toISOString());
    expect(await run("retention")).toMatch(/^1 enquiry is older than 730 days/);
    expect(await run("retention --yes")).toBe("1 enquiry deleted.\n");
    expect(JSON.parse(await run("list --json"))).toHaveLength(1);
  });
});

it.each([
  ["", "expected one of these commands"],
  ["show", "expected one of these commands"],
  ["show x", "expected a whole number from 1"],
  ["outcome 1 won", "expected one of these commands"],
  ["outcome 1 lost 5", "expected one of these commands"],
  ["list spring", "expected one of these commands"],
  ["list --to 2026-13-01", "expected a date like 2026-11-22"],
  ["list --page 0", "at page"],
  ["list --state old", "at state"],
  ["list --colour red", "--colour"],
])("says what is wrong with: %s", (line, problem) => {
  expect(() => readArguments(line.split(" "))).toThrow(problem);
});
