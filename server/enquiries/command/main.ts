// `npm run enquiries -- …`: the enquiry desk in the terminal.
import { resolve } from "node:path";
import { StartError, readSettings } from "../../settings.ts";
import { missingFile, openDatabase, reasonOf } from "../store/database.ts";
import { readWords } from "../words.ts";
import { readArguments } from "./arguments.ts";
import { perform } from "./perform.ts";

/** An export takes longer than storing a form may, and nobody else waits here. */
const PATIENCE = { query: 600_000, lock: 5000 };

try {
  const { desk } = readSettings();
  const task = readArguments(process.argv.slice(2));
  if (!desk)
    throw new StartError(
      "ENQUIRIES_DATABASE is not set. Set it as for the server, like ENQUIRIES_DATABASE=sqlite:data/enquiries.db.",
    );
  const missing = missingFile(desk.database);
  if (missing !== undefined && task.command[0] !== "import")
    throw new StartError(
      `${resolve(missing)} does not exist. The server makes it when it starts with the same ENQUIRIES_DATABASE.`,
    );
  const db = await openDatabase(desk.database, PATIENCE);
  try {
    process.stdout.write(
      await perform(db, task, {
        siteUrl: desk.siteUrl,
        hasWebhook: desk.webhook !== undefined,
        say: console.error,
        words: () => readWords("build"),
      }),
    );
  } finally {
    await db.destroy();
  }
} catch (error) {
  const isOurs = error instanceof StartError;
  const message = reasonOf(error);
  console.error(isOurs ? message : `This did not work: ${message}`);
  process.exitCode = 1;
}
