import { expect, it } from "vitest";
import { createSqlite, enquiry, openForms } from "./desk-fixture.ts";

it("takes forms of its own pages only", async () => {
  const desk = await openForms(createSqlite);
  for (const [headers, status] of [
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "http://localhost:80" }, 201],
    [{ origin: "http://localhost:3000" }, 201],
    [{}, 201],
  ] as const) {
    const answer = await desk.post("/api/enquiries", enquiry, headers);
    expect([answer.statusCode, headers]).toEqual([status, headers]);
  }
});

async function openLimited(each: number, overall: number) {
  const desk = await openForms(createSqlite, {
    rate: { each, overall },
    addressHeader: "x-forwarded-for",
  });
  const sendFrom = async (address: string, part = {}) => {
    const body = { ...enquiry, ...part };
    const headers = { "x-forwarded-for": `${Math.random()}, ${address}` };
    const sent = await desk.post("/api/enquiries", body, headers);
    return sent.statusCode;
  };
  return { desk, sendFrom };
}

it("limits forms by the address in the operator's proxy header; an IPv6 network of 64 bits is one", async () => {
  const { desk, sendFrom } = await openLimited(2, 1000);
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
    expect(await sendFrom(address)).toBe(status);
  const send = () => desk.postForm("/api/enquiries", { message: "Kept" });
  expect((await send()).statusCode).toBe(422);
  await send();
  const { statusCode, headers, body } = await send();
  expect(statusCode).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(body).toContain('<p class="not-sent" tabindex="-1" autofocus="">');
  expect(body).toContain("Kept</textarea>");
});

it("answers without a page far above the limit, and takes fewer sign-ups than enquiries", async () => {
  const { desk } = await openLimited(2, 10);
  const send = () => desk.postForm("/api/enquiries", { message: "Kept" });
  const sizes: number[] = [];
  for (let count = 1; count <= 7; count += 1)
    sizes.push((await send()).body.length);
  expect(sizes.at(-2)).toBeGreaterThan(500);
  expect(sizes.at(-1)).toBeLessThan(200);
  const signUp = (number: number) =>
    desk.post(
      "/api/subscriptions",
      { email: `${number}@example.com` },
      { "x-forwarded-for": `192.0.2.${number}` },
    );
  expect((await signUp(1)).statusCode).toBe(201);
  expect((await signUp(2)).statusCode).toBe(429);
});

it("limits all together, and counts only what is accepted", async () => {
  const { sendFrom } = await openLimited(1000, 2);
  for (let count = 1; count <= 9; count += 1)
    expect(await sendFrom(`192.0.2.${count}`, { email: "rubbish" })).toBe(422);
  for (const status of [201, 201, 429])
    expect(await sendFrom("192.0.2.9")).toBe(status);
});
