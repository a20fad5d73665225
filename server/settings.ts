import { isIP } from "node:net";
import { StartError } from "./start-error.ts";

/** The levels of Fastify's logger; `silent` switches it off. */
const logLevels = [
  "fatal",
  "error",
  "warn",
  "info",
  "debug",
  "trace",
  "silent",
] as const;

export type LogLevel = (typeof logLevels)[number];

/** The settings of the server and of the build, each reading them once. */
export type Settings = ReturnType<typeof parseSettings>;

/** Wrong settings: the message names each, what it got and what it takes. */
export class SettingsError extends StartError {
  override name = "SettingsError";

  constructor(problems: readonly string[]) {
    super(["Wrong settings:", ...problems].join("\n  "));
  }
}

interface Rule<Value> {
  readonly name: string;
  readonly takes: string;
  /** Gives undefined for a text that the setting does not take. */
  readonly parse: (text: string) => Value | undefined;
}

const rules = {
  port: {
    name: "PORT",
    takes: "a whole number from 0 to 65535",
    parse: (text) =>
      /^\d{1,5}$/.test(text) && Number(text) <= 65_535
        ? Number(text)
        : undefined,
  } satisfies Rule<number>,
  host: {
    name: "HOST",
    takes: "an IP address or a host name of this machine",
    parse: (text) =>
      isIP(text) !== 0 || /^(?!-)[a-z\d.-]*[a-z][a-z\d.-]*$/i.test(text)
        ? text
        : undefined,
  } satisfies Rule<string>,
  siteUrl: {
    name: "SITE_URL",
    takes: "an http or https address without a path, like https://example.com",
    parse: (text) =>
      /^https?:\/\/[^\s/\\?#@]+\/?$/i.test(text) && URL.canParse(text)
        ? new URL(text).origin
        : undefined,
  } satisfies Rule<string>,
  logLevel: {
    name: "LOG_LEVEL",
    takes: `one of ${logLevels.join(", ")}`,
    parse: (text) => logLevels.find((level) => level === text),
  } satisfies Rule<LogLevel>,
};

/**
 * Reads the settings from the environment; an empty text counts as unset.
 * Throws one {@link SettingsError} for everything that is wrong.
 */
export function parseSettings(
  env: Readonly<Record<string, string | undefined>>,
) {
  const problems: string[] = [];

  function read<Value>(rule: Rule<Value>, whenUnset: Value): Value {
    const text = env[rule.name];
    if (text === undefined || text === "") return whenUnset;
    const value = rule.parse(text);
    if (value !== undefined) return value;
    const got = JSON.stringify(text);
    problems.push(`${rule.name} is ${got}; it takes ${rule.takes}.`);
    return whenUnset;
  }

  const port = read(rules.port, 3000);
  const settings = {
    port,
    // Empty: Node listens on every interface, over IPv6 and IPv4 together,
    // or over IPv4 alone where the machine has no IPv6.
    host: read(rules.host, ""),
    siteUrl: read(rules.siteUrl, `http://localhost:${port}`),
    logLevel: read<LogLevel>(rules.logLevel, "info"),
  };

  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
