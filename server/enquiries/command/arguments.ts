import { parseArgs } from "node:util";
import { z } from "zod";
import { StartError } from "../../settings.ts";
import { amount } from "../pounds.ts";

const STATES = ["new", "delivered", "failed", "suspect"] as const;

const USAGE = `npm run enquiries -- list [filters] [--page 2] [--size 20] [--json]
npm run enquiries -- show 42 [--json]
npm run enquiries -- export --csv [filters]          enquiries
npm run enquiries -- export --csv --newsletter       confirmed subscribers, with their links
npm run enquiries -- export --json                   everything, to move or to keep it
npm run enquiries -- import FILE                     what export --json wrote, into an empty desk
npm run enquiries -- erase ruth@example.co.uk
npm run enquiries -- outcome 42 qualified|lost|new   what became of it
npm run enquiries -- outcome 42 won 4800             and what it is worth, in pounds
npm run enquiries -- conversions --for google|microsoft    the file that they import
npm run enquiries -- stats [--spend FILE] [--json]    by month and source
npm run enquiries -- retry [42 43]                   what waits and has failed, or that of these
npm run enquiries -- retention [--yes]               how many enquiries are too old; deletes them
Filters: --from 2026-11-01 --to 2026-11-30 --subject google-ads --campaign spring --state ${STATES.join("|")}`;

const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, "expected a whole number from 1")
  .transform(Number);
const day = z.iso.date("expected a date like 2026-11-22").optional();
const flag = z.boolean().default(false);

const task = z.object({
  command: z.union(
    [
      z.tuple([
        z.enum(["list", "export", "retention", "conversions", "stats"]),
      ]),
      z.tuple([z.literal("outcome"), number, z.literal("won"), amount]),
      z.tuple([
        z.literal("outcome"),
        number,
        z.enum(["new", "qualified", "lost"]),
      ]),
      z.tuple([z.literal("show"), number]),
      z.tuple([z.enum(["import", "erase"]), z.string()]),
      z.tuple([z.literal("retry")], number),
    ],
    "expected one of these commands, with what stands after it",
  ),
  from: day,
  to: day,
  subject: z.string().optional(),
  campaign: z.string().optional(),
  state: z.enum(STATES).optional(),
  for: z.enum(["google", "microsoft"]).optional(),
  spend: z.string().optional(),
  page: number.default(1),
  size: number.default(20),
  json: flag,
  newsletter: flag,
  yes: flag,
});

export type Task = z.infer<typeof task>;

const options = (type: "string" | "boolean", names: string) =>
  Object.fromEntries(names.split(" ").map((name) => [name, { type }]));

/** Reads the command line. Throws a {@link StartError} that says what is wrong. */
export function readArguments(args: readonly string[]): Task {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...options(
          "string",
          "from to subject campaign state page size for spend",
        ),
        ...options("boolean", "json csv newsletter yes"),
      },
    });
    return task.parse({ ...values, command: positionals });
  } catch (error) {
    const problem =
      error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartError(`${problem}\n\n${USAGE}`);
  }
}
