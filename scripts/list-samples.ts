import { loadContent } from "../app/content/load.ts";
import { findSamples } from "../app/content/samples.ts";

// Content with the mark `sample` is invented and must be replaced before launch.
const { sources } = loadContent("content");
const samples = findSamples(sources);
console.log(samples.join("\n"));
console.log(`\n${samples.length} entries are still samples.`);
