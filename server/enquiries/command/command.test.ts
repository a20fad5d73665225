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
import { readArguments } from "./arguments.ts";
import { perform } from "./perform.ts";

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
  const run = (line: string) =>
    perform(db, readArguments(line.split(" ")), {
      siteUrl: "https://leadline.example",
      words: async () => words,
    });
  const { root } = await createBuild();
  async function write(text: string): Promise<string> {
    const file = join(root, "desk.json");
    await writeFile(file, text);
    return file;
  }
  return { setting, db, store, run, write };
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
      expect(await there.run(`import ${file}`)).toContain("4 rows imported");
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
  ["list spring", "expected one of these commands"],
  ["list --to 2026-13-01", "expected a date like 2026-11-22"],
  ["list --page 0", "at page"],
  ["list --state old", "at state"],
  ["list --colour red", "--colour"],
])("says what is wrong with: %s", (line, problem) => {
  expect(() => readArguments(line.split(" "))).toThrow(problem);
});
