import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from "vitest";
import { openForms, databases, enquiry } from "./lead-fixture.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

describe.each(databases)("abuse of forms with %s", (_name, createDatabase) => {
  let desk: Awaited<ReturnType<typeof openForms>>;
  beforeAll(async () => {
    desk = await openForms(createDatabase);
  });
  beforeEach(async () => {
    await desk.db.deleteFrom("enquiries").execute();
  });
  afterAll(() => desk.close());

  it.each([
    ["a line break in the name", { name: "Ruth\r\nBcc: all@example.com" }],
    ["a null byte", { message: "a\u0000b" }],
    ["half a character", { message: "a\uD800b" }],
    ["an unknown subject", { subject: "toString" }],
    ["no message", { message: " \n " }],
    ["a long name", { name: "a".repeat(101) }],
    ["a list for a name", { name: [enquiry.name] }],
    ["an address with a line break", { email: "a@example.com\r\nx" }],
  ])("refuses %s", async (_what, part) => {
    const { statusCode, json } = await desk.post("/api/enquiries", {
      ...enquiry,
      ...part,
    });
    expect(statusCode).toBe(422);
    expect(json()).toMatchObject({ fields: Object.keys(part) });
    expect(await desk.stored()).toEqual([]);
  });

  it.each([
    [413, "a large body", "a".repeat(40_000), "application/json"],
    [415, "another type", "<a/>", "application/xml"],
    [415, "a file", "--b", "multipart/form-data; boundary=b"],
    [400, "no JSON", "{", "application/json"],
    [400, "a prototype", '{"__proto__":{"a":1}}', "application/json"],
    [422, "deep JSON", "[".repeat(9000) + "]".repeat(9000), "application/json"],
    [422, "null", "null", "application/json"],
  ])("answers %i to %s", async (status, _what, payload, type) => {
    const { statusCode, body } = await desk.post("/api/enquiries", payload, {
      "content-type": type,
    });
    expect(statusCode).toBe(status);
    expect(body.length).toBeLessThan(200);
    expect(await desk.stored()).toEqual([]);
  });

  it.each([
    ["cross-site", undefined, 403],
    ["same-site", undefined, 403],
    [undefined, "https://evil.example", 403],
    [undefined, "null", 403],
    ["same-origin", "http://localhost:80", 201],
    [undefined, "http://localhost:3000", 201],
    [undefined, undefined, 201],
  ])(
    "takes forms of its own pages only: %s, %s",
    async (site_, origin, status) => {
      const headers = {
        ...(site_ && { "sec-fetch-site": site_ }),
        ...(origin && { origin }),
      };
      const { statusCode } = await desk.post(
        "/api/enquiries",
        enquiry,
        headers,
      );
      expect(statusCode).toBe(status);
    },
  );

  it.each([
    ["honeypot", { website: "https://spam.example" }],
    ["fast", { openFor: 300 }],
    ["links", { message: "http://a.example http://b.example www.c.example" }],
  ])("flags what %s gives away, and keeps it", async (flag, part) => {
    const { statusCode } = await desk.post("/api/enquiries", {
      ...enquiry,
      ...part,
    });
    expect(statusCode).toBe(201);
    expect(await desk.stored()).toEqual([
      expect.objectContaining({ flags: flag }),
    ]);
  });

  it("limits forms by the address in the operator's proxy header, and overall", async () => {
    const limited = await desk.start({
      LEADS_RATE: "2",
      LEADS_RATE_OVERALL: "5",
      LEADS_ADDRESS_HEADER: "x-forwarded-for",
    });
    const sendFrom = (address: string) =>
      desk.post(
        "/api/enquiries",
        enquiry,
        { "x-forwarded-for": `${Math.random()}, ${address}` },
        limited,
      );
    const statuses = async (address: string, times: number) => {
      const found = [];
      for (let time = 0; time < times; time += 1)
        found.push((await sendFrom(address)).statusCode);
      return found;
    };
    expect(await statuses("192.0.2.1", 3)).toEqual([201, 201, 429]);
    expect(await statuses("192.0.2.2", 2)).toEqual([201, 201]);
    expect(await statuses("2001:db8:1:1::1", 1)).toEqual([201]);
    const { statusCode, headers } = await sendFrom("192.0.2.4");
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const { body } = await desk.postForm(
      "/api/enquiries",
      { message: "Kept" },
      limited,
    );
    expect(body).toContain('<p class="not-sent" tabindex="-1" autofocus>');
    expect(body).toContain("Kept</textarea>");
    await limited.close();
  });
});
