import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import {
  findContradictions,
  deskSettings,
  deskShape,
  flag,
  wholeNumber,
} from "./enquiries/settings.ts";

/**
 * A start-up failure that the operator can fix: the message suffices, without a
 * stack trace.
 */
export class StartError extends Error {
  override name = "StartError";
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  return isWeb && url.href === `${url.origin}/`;
}

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words).describe(`one of ${words.join(", ")}`);

// Each description completes the sentence "expected …" of the error message.
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  // The default makes Node listen on every interface, over IPv6 and IPv4.
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.hostname()])
    .default("")
    .describe("an IP address or a host name of this machine"),
  SITE_URL: z
    .string()
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .optional()
    .describe(
      "an http or https address without a path, like https://example.com (the site cannot stand in a folder of another site)",
    ),
  HSTS: oneOf(["host", "subdomains", "preload"]).default("host"),
  POLICY_IN_PAGES: flag,
  LOG_LEVEL: oneOf([
    "fatal",
    "error",
    "warn",
    "info",
    "debug",
    "trace",
    "silent",
  ]).default("info"),
  ADMIN_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/)
    .optional()
    .describe("the repository as owner/name"),
  ADMIN_BACKEND: oneOf(["github", "gitlab"]).default("github"),
  ADMIN_BRANCH: z
    .string()
    .regex(/^\w[\w./-]*$/)
    .optional()
    .describe("the name of a branch"),
  ADMIN_OAUTH: z
    .string()
    .refine((text) => isOrigin(text) && text.startsWith("https:"))
    .transform((text) => new URL(text).origin)
    .optional()
    .describe("an https address without a path"),
  ...deskShape,
});

export const settingNames = Object.keys(schema.shape);

/** The settings of the server and of the build. */
export type Settings = ReturnType<typeof parseSettings>;

function editorSettings(data: z.infer<typeof schema>) {
  const { ADMIN_REPOSITORY: repo, ADMIN_BRANCH: branch } = data;
  if (repo === undefined) return undefined;
  return { name: data.ADMIN_BACKEND, repo, branch, signIn: data.ADMIN_OAUTH };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A misspelt name must not be the reason why enquiries go nowhere. */
const findMisspelt = (names: readonly string[]) =>
  names
    .filter(
      (name) =>
        /^(?:ENQUIRIES|LEADS|ADMIN)_/.test(name) && !(name in schema.shape),
    )
    .map((name) => `  ${name} is not a setting; .env.example lists them all.`);

const findWrong = ({ issues }: z.ZodError, env: Environment) =>
  Object.entries(schema.shape)
    .filter(([name]) => issues.some(({ path }) => path[0] === name))
    .map(
      ([name, type]) =>
        `  ${name} is ${shown(name, env[name])}; expected ${descriptionOf(type)}.`,
    );

function descriptionOf(type: unknown): string | undefined {
  if (!(type instanceof z.ZodType)) return undefined;
  const { description, def } = type;
  if (description !== undefined) return description;
  return "innerType" in def ? descriptionOf(def.innerType) : undefined;
}

/**
 * Reads the settings from the environment; an empty string counts as unset.
 * Throws one {@link StartError} that names every wrong setting.
 */
export function parseSettings(env: Environment) {
  const given = Object.entries(env).filter(([, text]) => text !== "");
  const result = schema.safeParse(Object.fromEntries(given));
  const problems = [
    ...findMisspelt(given.map(([name]) => name)),
    ...(result.success
      ? findContradictions(result.data)
      : findWrong(result.error, env)),
  ];
  if (!result.success || problems.length > 0)
    throw new StartError(["Invalid settings:", ...problems].join("\n"));
  const { PORT, HOST, SITE_URL, LOG_LEVEL, ENQUIRIES_ENDPOINT, HSTS } =
    result.data;
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  return {
    port: PORT,
    host: HOST,
    siteUrl,
    logLevel: LOG_LEVEL,
    hsts: HSTS,
    policyInPages: result.data.POLICY_IN_PAGES,
    formService: ENQUIRIES_ENDPOINT,
    editor: editorSettings(result.data),
    desk: deskSettings(result.data, siteUrl, HOST),
  };
}

/**
 * Reads the settings from the environment and, where it has none, from the file
 * `.env` of the current folder. Throws as {@link parseSettings} does.
 */
export function readSettings(): Settings {
  if (existsSync(".env"))
    for (const [name, value] of Object.entries(parseEnv(readEnvFile())))
      process.env[name] ??= value;
  return parseSettings(process.env);
}

function readEnvFile(): string {
  try {
    // Some editors put a mark at the beginning, which would belong to the first name.
    return readFileSync(".env", "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The file .env cannot be read: ${reason}`);
  }
}

/** An invalid value as an error message shows it, unless a password may be in it. */
const shown = (name: string, value = ""): string =>
  /^ENQUIRIES_(?:DATABASE|ENDPOINT|SMTP|WEBHOOK)|@/.test(`${name} ${value}`)
    ? "not valid"
    : JSON.stringify(value);
