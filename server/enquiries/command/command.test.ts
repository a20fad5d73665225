import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databases, enquiry, newEnquiry } from "../desk-fixture.ts";
import { storeEnquiry } from "../store/enquiries.ts";
import { openDatabase } from "../store/database.ts";
import { storeSubscription } from "../newsletter.ts";
import { readArguments } from "./arguments.ts";
import { perform } from "./perform.ts";

const visit = { page: "/", arrival: "/", openFor: undefined, website: "" };

const namesIn = (list: string) =>
  list
    .split("\n")
    .slice(1)
    .flatMap((row) => /(\w+) </.exec(row)?.[1] ?? []);

/** What a SQLite database has written into its files. */
async function bytesOf(setting: string): Promise<string> {
  if (!setting.startsWith("sqlite:")) return "";
  const file = setting.slice("sqlite:".length);
  const parts = [file, `${file}-wal`].map((part) => readFile(part, "latin1"));
  return (await Promise.all(parts)).join("").toLowerCase();
}

describe.each(databases)(
  "npm run enquiries with %s",
  (_name, createDatabase) => {
    let database: Awaited<ReturnType<typeof createDatabase>>;
    let db: Awaited<ReturnType<typeof openDatabase>>;
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "enquiries-command-"));
      database = await createDatabase();
      db = await openDatabase(database.setting);
    });
    afterEach(async () => {
      await db.destroy();
      await database.remove();
      await rm(folder, { recursive: true });
    });

    const store = (
      part: object = {},
      received_at = "2026-11-18T10:00:00.000Z",
      into = db,
    ) => {
      // The same content is stored once only.
      const row = { ...newEnquiry(part), received_at, content_hash: null };
      return storeEnquiry(into, row, [{ channel: "mail", kind: "enquiry" }]);
    };

    const run = (line: string, on = db) =>
      perform(on, readArguments(line.split(" ")), {
        siteUrl: "https://leadline.example",
        keptFor: async () => 730,
      });

    it("lists enquiries, the newest first, by page and by filter", async () => {
      await store({ name: "One" });
      await store({ name: "Two", subject: "seo", arrival: "/" });
      await store(
        { name: "Three", website: "spam" },
        "2026-11-20T23:59:59.000Z",
      );
      expect(namesIn(await run("list"))).toEqual(["Three", "Two", "One"]);
      expect(namesIn(await run("list --size 2 --page 2"))).toEqual(["One"]);
      expect(namesIn(await run("list --subject seo"))).toEqual(["Two"]);
      expect(namesIn(await run("list --campaign spring"))).toEqual([
        "Three",
        "One",
      ]);
      expect(namesIn(await run("list --state suspect"))).toEqual(["Three"]);
      expect(namesIn(await run("list --state new"))).toEqual(["Two", "One"]);
      expect(
        namesIn(await run("list --from 2026-11-19 --to 2026-11-20")),
      ).toEqual(["Three"]);
      expect(await run("list --state failed")).toBe("No enquiries.\n");
      expect(JSON.parse(await run("list --size 1 --json"))).toMatchObject([
        { name: "Three" },
      ]);
      expect(await run("show 1")).toContain(enquiry.message);
      expect(await run("show 1")).toContain("Your website: example.co.uk");
      await expect(run("show 9")).rejects.toThrow("There is no enquiry 9");
    });

    it("exports to CSV without formulas", async () => {
      await store({ name: "=1+1", message: 'She said "yes", twice\nand left' });
      const text = await run("export --csv");
      expect(text).toContain(",'=1+1,");
      expect(text).toContain('"She said ""yes"", twice\nand left"');
    });

    it("erases everything about an address, and says what", async () => {
      await store();
      await store({ email: "RUTH@example.co.uk" });
      await store({ email: "tom@example.co.uk" });
      await storeSubscription(db, { email: "ruth@example.co.uk", ...visit });
      expect(await run("erase Ruth@example.co.uk")).toContain(
        "Removed with their messages: 2 enquiries, 1 subscription.",
      );
      expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(
        1,
      );
      expect(await bytesOf(database.setting)).not.toContain("ruth@");
    });

    it.each(databases)(
      "moves to %s whole, and goes on there",
      async (_to, create) => {
        await store({ name: "One" });
        await store({ name: "Zoë 'Two'", message: "A \\ and\nan emoji 🌊" });
        await db.deleteFrom("enquiries").where("id", "=", 1).execute();
        await storeSubscription(db, { email: "ruth@example.co.uk", ...visit });
        const file = join(folder, "desk.json");
        const exported = await run("export --json");
        await writeFile(file, exported);
        const target = await create();
        const there = await openDatabase(target.setting);
        expect(await run(`import ${file}`, there)).toContain("4 rows imported");
        expect(await run("export --json", there)).toBe(exported);
        await store({ name: "Three" }, undefined, there);
        expect(await run("list --json", there).then(JSON.parse)).toMatchObject([
          { id: 3, name: "Three" },
          { id: 2 },
        ]);
        await expect(run(`import ${file}`, there)).rejects.toThrow("not empty");
        await there.destroy();
        await target.remove();
      },
    );

    it.each([
      ["half of it", (text: string) => text.slice(0, -100)],
      ["something else", () => '{"format":"website-enquiries-2"}'],
      [
        "a wrong value",
        (text: string) => text.replace('"tries":0', '"tries":{}'),
      ],
    ])("imports nothing from a file with %s", async (_what, damage) => {
      await store();
      const file = join(folder, "desk.json");
      await writeFile(file, damage(await run("export --json")));
      await run("erase ruth@example.co.uk");
      await expect(run(`import ${file}`)).rejects.toThrow(
        "export --json wrote",
      );
      expect(await run("list")).toBe("No enquiries.\n");
    });

    it("counts enquiries by week, subject, page and campaign", async () => {
      await store();
      await store({ arrival: "/" });
      await store({}, "2026-11-09T10:00:00.000Z");
      expect(JSON.parse(await run("stats --json"))).toEqual({
        week: [
          ["2026-11-09", 1],
          ["2026-11-16", 2],
        ],
        subject: [["google-ads", 3]],
        page: [
          ["/google-ads", 2],
          ["/", 1],
        ],
        campaign: [
          ["spring", 2],
          ["(none)", 1],
        ],
      });
      expect(await run("stats")).toContain("week      2026-11-16   2\n");
    });

    it("says how many enquiries are too old, and deletes them if that is meant", async () => {
      await store({}, "2020-01-01T00:00:00.000Z");
      await store({}, new Date().toISOString());
      expect(await run("retention")).toMatch(
        /^1 enquiry is older than 730 days/,
      );
      expect(await run("retention --yes")).toBe("1 enquiry deleted.\n");
      expect(await run("list --json").then(JSON.parse)).toHaveLength(1);
    });
  },
);

it.each([
  ["", "this is no command"],
  ["show", "expected one number after the command"],
  ["show x", "expected a whole number from 1"],
  ["retry 1 2,3", "expected a whole number from 1"],
  ["erase a@b.example c@d.example", "expected one thing after the command"],
  ["list spring", "expected nothing after the command but options"],
  ["list --to 2026-13-01", "expected a date like 2026-11-22"],
  ["list --page 0", "at page"],
  ["list --state old", "at state"],
  ["list --from yesterday", "at from"],
  ["list --colour red", "--colour"],
])("says what is wrong with: %s", (line, problem) => {
  expect(() => readArguments(line.split(" "))).toThrow(problem);
});
