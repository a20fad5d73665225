import type { SiteJudge } from "../report/run-judge.ts";
import type { Site } from "../site/site.ts";
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { allowed } from "../allowed.ts";
import type { Finding } from "../report/finding.ts";

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
      lastLine: z.number().optional(),
    }),
  ),
});

interface NuSubject {
  where: string;
  kind: "html" | "css" | "svg";
  text: string;
}

/** Runs the checker over a folder; throws what it says if it does not run. */
async function check(
  folder: string,
): Promise<z.infer<typeof report>["messages"]> {
  const { resolve } = createRequire(import.meta.url);
  const jar = join(resolve("vnu-jar/package.json"), "../build/dist/vnu.jar");
  const options = [
    "--stdout",
    "--exit-zero-always",
    "--format",
    "json",
    "--also-check-css",
    "--also-check-svg",
  ];
  const java = spawn("java", ["-jar", jar, ...options, folder]);
  const [output, errors, code] = await Promise.all([
    java.stdout.setEncoding("utf8").toArray(),
    java.stderr.setEncoding("utf8").toArray(),
    new Promise((done, fail) => java.once("error", fail).once("close", done)),
  ]);
  if (code !== 0) throw new Error(`The Nu checker: ${errors.join("")}`);
  return report.parse(JSON.parse(output.join(""))).messages;
}

/**
 * The Nu HTML checker: errors and warnings of HTML, CSS and SVG. Its infos are
 * not findings; what it is wrong about is named in `allowed.ts`.
 */
async function checkWithNu(
  subjects: readonly NuSubject[],
): Promise<{ findings: Finding[]; remarks: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "leadline-nu-"));
  try {
    await Promise.all(
      subjects.map(({ kind, text }, index) =>
        writeFile(join(folder, `${index}.${kind}`), text),
      ),
    );
    const faults = (await check(folder)).filter(
      ({ type, subType }) => type !== "info" || subType === "warning",
    );
    const used = new Set<(typeof allowed.nu)[number]>();
    const findings = faults.flatMap(
      ({ type, subType, url, message, extract = "" }) => {
        const exception = allowed.nu.find(
          (each) =>
            each.message === message && (each.extract?.test(extract) ?? true),
        );
        if (exception) {
          used.add(exception);
          return [];
        }
        const index = Number(/(\d+)\.\w+$/.exec(url)?.[1]);
        const where = subjects[index]?.where ?? url;
        return {
          where,
          rule: subType ?? type,
          element: extract,
          message,
        };
      },
    );
    const remarks = [...used].map(
      ({ message, reason }) => `allowed: ${message} (${reason})`,
    );
    return { findings, remarks };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const PLANTED: NuSubject[] = [
  {
    where: "planted html",
    kind: "html",
    text: `<!DOCTYPE html><html lang="en"><title>Planted</title><p><div></p>`,
  },
  { where: "planted css", kind: "css", text: "p { colour: red }" },
  {
    where: "planted svg",
    kind: "svg",
    text: `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0qL1 1"/></svg>`,
  },
];

function subjectsOf({ pages, documents, folder }: Site): NuSubject[] {
  const asSent = pages.map(({ path, html }) => ({ where: path, text: html }));
  const inViews = [...documents].map(([where, text]) => ({ where, text }));
  const files = [...folder].flatMap(([where, text]): NuSubject[] => {
    if (where.endsWith(".css")) return [{ where, kind: "css", text }];
    return where.endsWith(".svg") ? [{ where, kind: "svg", text }] : [];
  });
  const documentsToo = [...asSent, ...inViews].map((each): NuSubject => ({
    ...each,
    kind: "html",
  }));
  return [...documentsToo, ...files];
}

export const nu = (site: Site): SiteJudge => {
  const subjects = subjectsOf(site);
  return {
    name: "Nu HTML checker",
    judged: subjects.map(({ where }) => where),
    find: () => checkWithNu(subjects),
    planted: {
      find: async () => {
        const { findings } = await checkWithNu(PLANTED);
        return findings.map(({ where }) => ({
          where,
          rule: where,
          element: "",
          message: "",
        }));
      },
      rules: PLANTED.map(({ where }) => where),
    },
  };
};
