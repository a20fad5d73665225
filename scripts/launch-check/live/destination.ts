import type { Destination } from "../../../app/features/leads/leads-context.ts";
import { OWN_SERVER } from "../../../app/features/leads/leads-context.ts";
import { attribute, tags } from "./html.ts";
import { request } from "./request.ts";

/** What becomes of the forms of a live site, or undefined if it does not answer. */
export async function readDestination(
  site: URL,
): Promise<Destination | undefined> {
  try {
    const { status, body } = await request(site);
    const [html = ""] = tags(String(body), "html");
    const receiver = attribute(html, "data-leads");
    if (status !== 200) return undefined;
    if (receiver === undefined) return "nowhere";
    return receiver === OWN_SERVER ? "server" : "service";
  } catch {
    return undefined;
  }
}
