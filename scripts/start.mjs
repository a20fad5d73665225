// `npm start`: installs what is missing, builds the site and serves it.
import { prepare, run, runNpm } from "./bootstrap.mjs";

const node = await prepare();
const code = await runNpm(["run", "--silent", "build"]);
process.exitCode = code === 0 ? await run(node, ["server/main.ts"]) : code;
