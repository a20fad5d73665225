import type { Browser } from "@playwright/test";
import { alfa } from "../judges/alfa.ts";
import { axe } from "../judges/axe.ts";
import {
  complaintToFinding,
  plantedComplaints,
  showPlantedComplaints,
} from "../judges/browser.ts";
import { equalAccess } from "../judges/equal-access.ts";
import type { Finding, Judgement } from "../report/finding.ts";
import { comparePlanted } from "../report/planted-faults.ts";
import { openView } from "./open-view.ts";
import type { PageJudge } from "./page-judge.ts";
import { nameOf, type View } from "./views.ts";

/** Alfa last: it gets the page with its stylesheets written anew. */
const judges: readonly PageJudge[] = [axe, equalAccess, alfa];

// As many as a small machine has cores.
const AT_ONCE = 2;

interface Looks {
  judgements: Judgement[];
  /** What the document had become in each view, by the view's name. */
  documents: Map<string, string>;
}

function newJudgement(judge: string, judged: string[]): Judgement {
  return {
    judge,
    judged,
    findings: [],
    planted: { count: 0, unseen: [] },
    remarks: [],
    time: 0,
  };
}

async function inTime<Result>(
  judgement: Judgement,
  work: () => Promise<Result>,
) {
  const start = performance.now();
  const result = await work();
  judgement.time += performance.now() - start;
  return result;
}

async function lookAtPlanted(browser: Browser, judge: PageJudge) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(judge.planted.html);
  const found = await judge.look(page);
  await context.close();
  const findings = found.map((each): Finding => ({
    ...each,
    where: "planted",
  }));
  return comparePlanted(judge.planted.rules, findings);
}

/** Opens each view once and lets every judge of pages look at it. */
export async function lookAtViews(
  browser: Browser,
  address: string,
  views: readonly View[],
): Promise<Looks> {
  const names = views.map(nameOf);
  const inBrowser = newJudgement("browser's console and policy", names);
  inBrowser.planted = comparePlanted(
    plantedComplaints,
    await showPlantedComplaints(browser),
  );
  const byJudge = judges.map((judge) => ({
    judge,
    judgement: newJudgement(judge.name, names),
  }));
  for (const { judge, judgement } of byJudge) {
    judgement.planted = await inTime(judgement, () =>
      lookAtPlanted(browser, judge),
    );
  }

  const documents = new Map<string, string>();
  const look = async (view: View) => {
    const where = nameOf(view);
    const opened = await inTime(inBrowser, () =>
      openView(browser, address, view),
    );
    for (const line of await opened.complaints()) {
      inBrowser.findings.push(complaintToFinding(where, line));
    }
    documents.set(where, await opened.page.content());
    for (const { judge, judgement } of byJudge) {
      const found = await inTime(judgement, () => judge.look(opened.page));
      judgement.findings.push(...found.map((each) => ({ ...each, where })));
    }
    await opened.close();
  };
  const lookIfPossible = async (view: View) => {
    try {
      await look(view);
    } catch (error) {
      const [message = ""] = String(error).split("\n");
      const where = nameOf(view);
      inBrowser.findings.push({
        where,
        rule: "can't be judged",
        element: "",
        message,
      });
    }
  };

  const waiting = [...views];
  const worker = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift())
      await lookIfPossible(view);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    judgements: [inBrowser, ...byJudge.map(({ judgement }) => judgement)],
    documents,
  };
}
