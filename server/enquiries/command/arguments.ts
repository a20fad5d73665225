import { parseArgs } from "node:util";
import { StartError } from "../../settings.ts";
import { SUBJECTS } from "../../../app/enquiry-subjects.ts";
import { STATES } from "./enquiries.ts";

const NOTHING = { least: 0, most: 0, what: "only options" };

/** How the command is used. */
const USAGE = `npm run enquiries -- list [filters] [--page 2] [--size 20] [--json]
npm run enquiries -- show 42 [--json]
npm run enquiries -- export --csv [filters]          enquiries
npm run enquiries -- export --csv --newsletter       confirmed subscribers, with their links
npm run enquiries -- export --json                   everything, to move or to keep it
npm run enquiries -- import FILE                     what export --json wrote, into an empty desk
npm run enquiries -- erase ruth@example.co.uk
npm run enquiries -- retry [42 43]                   what waits and has failed, or that of these
npm run enquiries -- retention [--yes]               how many enquiries are too old; deletes them
npm run enquiries -- stats [filters] [--json]
Filters: --from 2026-11-01 --to 2026-11-30 --subject google-ads --campaign spring --state ${STATES.join("|")}`;

/** What each command takes: how many arguments, and what they are. */
const COMMANDS = {
  list: NOTHING,
  show: { least: 1, most: 1, what: "a number" },
  export: NOTHING,
  import: { least: 1, most: 1, what: "a file" },
  erase: { least: 1, most: 1, what: "an e-mail address" },
  retry: { least: 0, most: 1000, what: "numbers" },
  retention: NOTHING,
  stats: NOTHING,
};

const isCommand = (name: string): name is keyof typeof COMMANDS =>
  Object.hasOwn(COMMANDS, name);

/** What a command line asks for. */
export type Task = ReturnType<typeof readArguments>;

/** Reads the command line. Throws a {@link StartError} that says what is wrong. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command = "", ...operands] = positionals;
  if (!isCommand(command)) refuse(`"${command}" is not a command.`);
  const { least, most, what } = COMMANDS[command];
  if (operands.length < least || operands.length > most)
    refuse(`${command} takes ${what} after it.`);
  const { from, to, subject, campaign, state } = values;
  for (const date of [from, to])
    if (
      date !== undefined &&
      !(/^\d{4}-\d\d-\d\d$/.test(date) && Date.parse(date))
    )
      refuse(`"${date}" is not a date; write it like 2026-11-22.`);
  oneOf("--subject", subject, SUBJECTS);
  oneOf("--state", state, STATES);
  return {
    command,
    /** The address or file. */
    operand: operands[0] ?? "",
    numbers:
      command === "show" || command === "retry"
        ? operands.map((operand) => count(command, operand, 9))
        : [],
    filter: { from, to, subject, campaign, state },
    page: {
      number: count("--page", values.page),
      size: count("--size", values.size),
    },
    isJson: values.json,
    isNewsletter: values.newsletter,
    isMeant: values.yes,
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
        yes: { type: "boolean", default: false },
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
    refuse(`${option} is "${value}"; expected ${known.join(", ")}.`);
}

function count(option: string, value: string, digits = 6): number {
  if (!/^[1-9]\d*$/.test(value) || value.length > digits)
    refuse(`${option} is "${value}"; expected a whole number from 1.`);
  return Number(value);
}

function refuse(problem: string): never {
  throw new StartError(`${problem}\n\n${USAGE}`);
}
