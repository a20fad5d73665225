import { parseArgs } from "node:util";
import { z } from "zod";
import { StartError } from "../../settings.ts";
import { STATES } from "./enquiries.ts";

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

const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, "expected a whole number from 1")
  .transform(Number);
const day = z.iso.date("expected a date like 2026-11-22").optional();
const given = z.boolean().default(false);

/** A command with what stands after it. */
const command = <Name extends string, Operands extends z.ZodType>(
  name: Name,
  operands: Operands,
) =>
  z.object({
    command: z.literal(name),
    operands,
    from: day,
    to: day,
    subject: z.string().optional(),
    campaign: z.string().optional(),
    state: z.enum(STATES).optional(),
    page: number.default(1),
    size: number.default(20),
    json: given,
    newsletter: given,
    yes: given,
  });

const nothing = z.tuple([], "expected nothing after the command but options");
const one = z.tuple([z.string()], "expected one thing after the command");

const task = z.discriminatedUnion(
  "command",
  [
    command("list", nothing),
    command("show", z.tuple([number], "expected one number after the command")),
    command("export", nothing),
    command("import", one),
    command("erase", one),
    command("retry", z.array(number)),
    command("retention", nothing),
    command("stats", nothing),
  ],
  "this is no command",
);

export type Task = z.infer<typeof task>;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Reads the command line. Throws a {@link StartError} that says what is wrong. */
export function readArguments(args: readonly string[]): Task {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: text,
        to: text,
        subject: text,
        campaign: text,
        state: text,
        page: text,
        size: text,
        json: flag,
        csv: flag,
        newsletter: flag,
        yes: flag,
      },
    });
    const [name, ...operands] = positionals;
    return task.parse({ ...values, command: name, operands });
  } catch (error) {
    const problem =
      error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartError(`${problem}\n\n${USAGE}`);
  }
}
