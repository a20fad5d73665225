import { parseArgs } from "node:util";
import { run, runNpm } from "../scripts/bootstrap.mjs";
import type { Benchmark, Options } from "./harness/benchmark.ts";
import { machine } from "./harness/machine.ts";
import { formatTable } from "./harness/print-table.ts";

// Each loaded only when it is wanted: `pages` needs the packages in audit/.
const benchmarks: Record<string, () => Promise<Benchmark>> = {
  pages: async () => (await import("./pages.ts")).pageSpeed,
  navigation: async () => (await import("./navigation.ts")).navigation,
  inp: async () => (await import("./inp.ts")).inp,
  estimator: async () => (await import("./estimator.ts")).estimator,
  server: async () => (await import("./server.ts")).server,
  growth: async () => (await import("./growth.ts")).growth,
};

class UsageError extends Error {}

const USAGE = `npm run bench [name …] [-- --runs=3] [-- --sizes=8,100]
Benchmarks: ${Object.keys(benchmarks).join(", ")}; without a name all of them.`;

function wholeNumbers(text: string): number[] {
  const numbers = text.split(",").map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number > 0)) {
    throw new UsageError(`${text}: wanted whole numbers above 0`);
  }
  return numbers;
}

interface Wanted {
  names: string[];
  options: Options;
}

function readArguments(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string" }, sizes: { type: "string" } },
  });
  for (const name of positionals) {
    if (!benchmarks[name])
      throw new UsageError(`There is no benchmark ${name}.`);
  }
  const [runs] = values.runs ? wholeNumbers(values.runs) : [];
  return {
    names: positionals.length > 0 ? positionals : Object.keys(benchmarks),
    options: {
      ...(runs && { runs }),
      ...(values.sizes && { sizes: wholeNumbers(values.sizes) }),
    },
  };
}

/** What is measured is what stands here now. */
async function build(): Promise<void> {
  const code =
    (await run(process.execPath, ["scripts/browser/install-browser.ts"])) ||
    (await runNpm(["run", "--silent", "build"]));
  if (code !== 0) process.exit(code);
}

async function measure({ names, options }: Wanted): Promise<void> {
  console.log(formatTable(machine()));
  for (const name of names) {
    const start = performance.now();
    const benchmark = await benchmarks[name]?.();
    for (const table of (await benchmark?.(options)) ?? []) {
      console.log(formatTable(table));
    }
    const seconds = (performance.now() - start) / 1000;
    console.log(`(${name}: ${seconds.toFixed(0)} s)\n`);
  }
}

try {
  const wanted = readArguments();
  await build();
  await measure(wanted);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
