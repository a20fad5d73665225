import { parseArgs } from "node:util";
import type { Benchmark, Options } from "./harness/benchmark.ts";
import { machine } from "./harness/machine.ts";
import { formatTable } from "./harness/print-table.ts";

// Loaded only when wanted: `pages` needs the packages in audit/.
const benchmarks: Record<string, () => Promise<Benchmark>> = {
  navigation: async () => (await import("./navigation.ts")).navigation,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string" }, sizes: { type: "string" } },
});
const options: Options = {
  ...(values.runs && { runs: Number(values.runs) }),
  ...(values.sizes && { sizes: values.sizes.split(",").map(Number) }),
};
const names = positionals.length > 0 ? positionals : Object.keys(benchmarks);
console.log(formatTable(machine()));
for (const name of names) {
  const benchmark = await benchmarks[name]?.();
  if (!benchmark) throw new Error(name);
  for (const table of await benchmark(options)) console.log(formatTable(table));
}
