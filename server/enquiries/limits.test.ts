import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databases, enquiry, openForms } from "./desk-fixture.ts";

describe.each(databases)("limits of forms with %s", (_name, createDatabase) => {
  let desk: Awaited<ReturnType<typeof openForms>>;
  beforeAll(async () => {
    desk = await openForms(createDatabase);
  });
  beforeEach(async () => {
    await desk.db.deleteFrom("enquiries").execute();
  });
  afterAll(() => desk.close());

  it.each([
    ["cross-site", undefined, 403],
    ["same-site", undefined, 403],
    [undefined, "https://evil.example", 403],
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

  const sendFrom = (
    address: string,
    to: Awaited<ReturnType<typeof desk.start>>,
    part = {},
  ) =>
    desk.post(
      "/api/enquiries",
      { ...enquiry, ...part },
      { "x-forwarded-for": `${Math.random()}, ${address}` },
      to,
    );

  it("limits forms by the address in the operator's proxy header; an IPv6 network of 64 bits is one", async () => {
    const limited = await desk.start({
      rate: { each: 2, overall: 1000 },
      addressHeader: "x-forwarded-for",
    });
    for (const [address, status] of [
      ["192.0.2.1", 201],
      ["192.0.2.1", 201],
      ["192.0.2.1", 429],
      ["::ffff:192.0.2.1", 429],
      ["192.0.2.2", 201],
      ["2001:db8::1", 201],
      ["2001:db8:0:0:9::2", 201],
      ["2001:DB8::3", 429],
      ["2001:db8:0:1::1", 201],
    ] as const)
      expect((await sendFrom(address, limited)).statusCode).toBe(status);
    const form = await desk.postForm(
      "/api/enquiries",
      { message: "Kept" },
      limited,
    );
    expect(form.statusCode).toBe(422);
    for (const _ of [1, 2])
      await desk.postForm("/api/enquiries", { message: "Kept" }, limited);
    const { statusCode, headers, body } = await desk.postForm(
      "/api/enquiries",
      { message: "Kept" },
      limited,
    );
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(body).toContain('<p class="not-sent" tabindex="-1" autofocus="">');
    expect(body).toContain("Kept</textarea>");
    await limited.close();
  });

  it("limits all together, and counts only what is accepted", async () => {
    const limited = await desk.start({
      rate: { each: 1000, overall: 2 },
      addressHeader: "x-forwarded-for",
    });
    for (let count = 1; count <= 9; count += 1) {
      const part = { email: "rubbish" };
      const { statusCode } = await sendFrom(`192.0.2.${count}`, limited, part);
      expect(statusCode).toBe(422);
    }
    for (const status of [201, 201, 429])
      expect((await sendFrom("192.0.2.9", limited)).statusCode).toBe(status);
    await limited.close();
  });
});
