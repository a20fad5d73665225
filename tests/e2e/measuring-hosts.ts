/** Stubs that stand for the services that measure, and what reaches them. */
import type { BrowserContext, Request } from "@playwright/test";
import { z } from "zod";

/**
 * Stands for Google's script: it obeys consent mode, sends to the hosts that the real
 * one sends to, and sets cookies as it does. The browser gets this function alone.
 */
function googleStub() {
  type Command = { 0: string; 1: unknown; 2?: Record<string, string> };
  const consent: Record<string, string> = {};
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const isCommand = (entry: unknown): entry is Command =>
    typeof entry === "object" && entry !== null && 0 in entry;
  const handle = ({ 0: command, 1: name, 2: parameters = {} }: Command) => {
    const to = parameters.send_to ?? String(name);
    const isAnalytics = to.startsWith("G-");
    const storage =
      consent[isAnalytics ? "analytics_storage" : "ad_storage"] ?? "";
    if (command === "consent") Object.assign(consent, parameters);
    if (command === "config" && storage === "granted") {
      const names = isAnalytics ? ["_ga", "_ga_ABC123DEF4"] : ["_gcl_au"];
      for (const each of names) document.cookie = `${each}=1; path=/`;
      if (!isAnalytics) localStorage.setItem("_gcl_ls", "1");
    }
    if (command !== "event" || window[`ga-disable-${to}`] === true) return;
    const query = new URLSearchParams({
      ...parameters,
      to,
      name: String(name),
      storage,
      personal: consent.ad_personalization ?? "",
    });
    const address = isAnalytics
      ? "https://region1.google-analytics.com/g/collect"
      : "https://www.googleadservices.com/pagead/conversion/";
    void fetch(`${address}?${query}`, { method: "POST", keepalive: true });
  };
  const queue = window.dataLayer ?? [];
  for (const entry of queue) if (isCommand(entry)) handle(entry);
  queue.push = (...entries) => {
    for (const entry of entries) if (isCommand(entry)) handle(entry);
    return queue.length;
  };
}

const pathOf = (address: string) => new URL(address).pathname;

/** The line that describes a request to a service; undefined for other requests. */
function describe(request: Request): string | undefined {
  const { hostname, searchParams } = new URL(request.url());
  if (hostname === "www.googletagmanager.com") return "Google's script";
  if (hostname === "plausible.io") {
    const sent = z
      .object({ name: z.string(), url: z.string(), domain: z.string() })
      .parse(request.postDataJSON());
    return `Plausible: ${sent.name} ${pathOf(sent.url)} ${sent.domain}`;
  }
  if (!hostname.includes("google")) return undefined;
  const { to, name, page_location, storage, personal } =
    Object.fromEntries(searchParams);
  return [
    `${to} ${name}`,
    ...(page_location === undefined ? [] : [pathOf(page_location)]),
    storage,
    ...(personal === "denied" ? [] : ["personalized"]),
  ].join(" ");
}

/** Answers for the services, and lists the requests to them as they come. */
export async function answerForServices(
  context: BrowserContext,
): Promise<string[]> {
  const lines: string[] = [];
  context.on("request", (request) => {
    const line = describe(request);
    if (line !== undefined) lines.push(line);
  });
  await context.route(/^https:\/\/[^/]*(?:google|plausible)/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: route.request().url().includes("/gtag/js?")
        ? `(${googleStub.toString()})()`
        : "",
    }),
  );
  return lines;
}
