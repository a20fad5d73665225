import { parseArgs } from "node:util";
import { StartError } from "../../settings.ts";
import { SUBJECTS } from "../../../app/features/enquiry/enquiry-address.ts";
import { STATES, type Filter } from "./entries.ts";

/** How the command is used. */
const USAGE = `npm run leads -- list [filters] [--page 2] [--size 20] [--json]
npm run leads -- show 42 [--json]
npm run leads -- export --csv [filters]          enquiries
npm run leads -- export --csv --newsletter       confirmed subscribers, with their links
npm run leads -- erase ruth@example.co.uk
npm run leads -- retry                           what waits and what has failed
npm run leads -- stats [filters] [--json]
npm run leads -- backup FILE
npm run leads -- restore FILE --replace
Filters: --from 2026-11-01 --to 2026-11-30 --subject google-ads --campaign spring --state ${STATES.join("|")}`;

const COMMANDS = [
  "list",
  "show",
  "export",
  "erase",
  "retry",
  "stats",
  "backup",
  "restore",
] as const;

/** What a command line asks for. */
export interface Task {
  command: (typeof COMMANDS)[number];
  /** The number, address or file. */
  operand: string;
  filter: Filter;
  page: { number: number; size: number };
  isJson: boolean;
  isNewsletter: boolean;
  replaces: boolean;
}

/** What needs a number, an address or a file. */
const WITH_OPERAND = new Set(["show", "erase", "backup", "restore"]);

/** Reads the command line. Throws a {@link StartError} that says what is wrong. */
export function readArguments(args: readonly string[]): Task {
  const { values, positionals } = parse(args);
  const [first, operand = ""] = positionals;
  const command =
    COMMANDS.find((name) => name === first) ??
    refuse(`"${first ?? ""}" is no command.`);
  if (WITH_OPERAND.has(command) && operand === "")
    refuse(`${command} needs something after it.`);
  const { from, to, subject, campaign, state } = values;
  for (const date of [from, to])
    if (date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(date))
      refuse(`"${date}" is no date; write it like 2026-11-22.`);
  oneOf("--subject", subject, SUBJECTS);
  oneOf("--state", state, STATES);
  return {
    command,
    operand,
    filter: { from, to, subject, campaign, state },
    page: {
      number: count("--page", values.page),
      size: count("--size", values.size),
    },
    isJson: values.json,
    isNewsletter: values.newsletter,
    replaces: values.replace,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: "string" },
        to: { type: "string" },
        subject: { type: "string" },
        campaign: { type: "string" },
        state: { type: "string" },
        page: { type: "string", default: "1" },
        size: { type: "string", default: "20" },
        json: { type: "boolean", default: false },
        csv: { type: "boolean", default: false },
        newsletter: { type: "boolean", default: false },
        replace: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function oneOf(
  option: string,
  value: string | undefined,
  known: readonly string[],
): void {
  if (value !== undefined && !known.includes(value))
    refuse(`${option} is "${value}"; it takes ${known.join(", ")}.`);
}

function count(option: string, value: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value))
    refuse(`${option} is "${value}"; it takes a whole number from 1.`);
  return Number(value);
}

function refuse(problem: string): never {
  throw new StartError(`${problem}\n\n${USAGE}`);
}
