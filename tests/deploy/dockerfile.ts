/**
 * Performs the steps of a Dockerfile in folders, where no container engine runs:
 * each stage is a folder that stands for the root of its file system. It knows the
 * instructions that this project's Dockerfile uses, and refuses others.
 */
import { execFileSync } from "node:child_process";
import {
  chownSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** The user `node` of the image that the Dockerfile starts from. */
const NODE_USER = 1000;

/** A stage of the build, or the finished image. */
export interface Stage {
  /** Where its file system is. */
  root: string;
  /** The working directory, within the file system. */
  workdir: string;
  env: Record<string, string>;
  /** The base image, such as node:24-slim. */
  from: string;
  user: number | undefined;
  cmd: string[];
  healthcheck: string[];
}

/** How npm finds its registry here; of the test's own variables a build knows nothing. */
const { NODE_ENV: _, VITEST: __, ...ownEnvironment } = process.env;

/** An instruction and its arguments, with continued lines joined. */
const readSteps = (file: string) =>
  readFileSync(file, "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name, rest };
    });

/** The files that an engine would get: the project's own, without what is ignored. */
export function copyContext(project: string, folder: string): void {
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { cwd: project, encoding: "utf8" },
  );
  for (const file of new Set(files.split("\0"))) {
    const from = join(project, file);
    if (file !== "" && statSync(from, { throwIfNoEntry: false })?.isFile()) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(from, join(folder, file));
    }
  }
  const patterns = readFileSync(join(project, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  for (const path of globSync(patterns, { cwd: folder }))
    rmSync(join(folder, path), { recursive: true, force: true });
}

/**
 * Performs every step; returns the last stage.
 * @param args what `docker build` would get by --build-arg
 */
export function performSteps(
  file: string,
  context: string,
  folder: string,
  args: Readonly<Record<string, string>>,
): Stage {
  const stages: (Stage & { name: string })[] = [];
  for (const { name, rest } of readSteps(file)) {
    if (name === "FROM") {
      const [from = "", , as = "last"] = rest.split(" ");
      const root = join(folder, as);
      // The base image has Node here.
      mkdirSync(join(root, "usr/local/bin"), { recursive: true });
      copyFileSync(process.execPath, join(root, "usr/local/bin/node"));
      stages.push({
        name: as,
        root,
        workdir: "/",
        env: {},
        from,
        user: undefined,
        cmd: [],
        healthcheck: [],
      });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${name} comes before FROM`);
    const at = join(stage.root, stage.workdir);
    switch (name) {
      case "WORKDIR":
        stage.workdir = rest;
        mkdirSync(join(stage.root, rest), { recursive: true });
        break;
      case "ENV": {
        const [key = "", value = ""] = rest.split("=");
        stage.env[key] = value;
        break;
      }
      case "COPY":
        copy(rest, context, stages, at);
        break;
      case "RUN":
        execFileSync("sh", ["-c", rest], {
          cwd: at,
          env: { ...ownEnvironment, ...environment(stage) },
          stdio: ["ignore", "inherit", "inherit"],
        });
        break;
      case "USER":
        if (rest !== "node") throw new Error(`USER ${rest} is not known`);
        stage.user = NODE_USER;
        break;
      case "HEALTHCHECK":
        stage.healthcheck = readList(rest.replace(/^.*? CMD /, ""));
        break;
      case "CMD":
        stage.cmd = readList(rest);
        break;
      case "ARG": {
        const value = args[rest];
        if (value !== undefined) stage.env[rest] = value;
        break;
      }
      case "EXPOSE":
        break;
      default:
        throw new Error(`${name} is not known`);
    }
  }
  const last = stages.at(-1);
  if (!last) throw new Error("no FROM");
  return last;
}

/** The variables of a program in a stage. npm is the machine's own. */
export const environment = ({ root, env }: Stage): Record<string, string> => ({
  PATH: `${join(root, "usr/local/bin")}:${process.env.PATH ?? ""}`,
  ...env,
});

function copy(
  rest: string,
  context: string,
  stages: readonly (Stage & { name: string })[],
  at: string,
): void {
  const words = rest.split(/\s+/);
  const paths = words.filter((word) => !word.startsWith("--"));
  const target = paths.pop() ?? "";
  const [, from] = /--from=(\S+)/.exec(rest) ?? [];
  const source =
    from === undefined
      ? context
      : stages.find(({ name }) => name === from)?.root;
  if (source === undefined) throw new Error(`COPY: there is no stage ${from}`);
  for (const path of paths) {
    const isFolder = statSync(join(source, path)).isDirectory();
    const to = isFolder ? join(at, target) : join(at, target, basename(path));
    cpSync(join(source, path), to, { recursive: true, verbatimSymlinks: true });
    // Only root may give files away; others run the image as themselves.
    if (rest.includes("--chown=node:node") && process.getuid?.() === 0)
      chownSync(to, NODE_USER, NODE_USER);
  }
}

/** A list of words, as JSON. */
function readList(text: string): string[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error(`${text} is no list`);
  return list.map(String);
}
