import type { Browser } from "@playwright/test";
import { Complaints } from "../../tests/e2e/complaints.ts";
import type { Finding } from "../report/finding.ts";

const ADDRESS = "http://planted.test";

/** The browser's own complaint, with the kind before the first colon as rule. */
export function complaintToFinding(where: string, complaint: string): Finding {
  const rule = complaint.slice(0, complaint.indexOf(":"));
  return { where, rule, element: "", message: complaint };
}

/** A page that breaks its policy, throws, and asks another host for a script. */
export async function showPlantedComplaints(browser: Browser) {
  const context = await browser.newContext();
  const complaints = new Complaints(ADDRESS, "chromium");
  await complaints.listenTo(context);
  await context.route("**", (route) =>
    route.fulfill({
      headers: {
        "content-security-policy":
          "default-src 'none'; script-src 'sha256-j1mZVOnmLkpRPwCFqbVsNNHu6KjUJIOUJXGmX0Tr6QI='",
      },
      contentType: "text/html",
      body: `<!doctype html><title>Planted</title><p style="color: red">…</p>
        <img src="https://elsewhere.test/picture.png">`,
    }),
  );
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await page.evaluate("console.error('planted')");
  const noticed = complaints.problems();
  await context.close();
  return noticed.map((line) => complaintToFinding("planted", line));
}

export const plantedComplaints = ["console error", "page error"];
