import { findFacts, findSamples } from "../app/content/checks/find-samples.ts";
import { readSources } from "../app/content/pages/site-pages.ts";

// Content with the mark `sample` is invented and must be replaced before launch.
const sources = readSources("content");
const samples = findSamples(sources).map(({ line }) => line);
const facts = findFacts(sources);
console.log(`Facts to confirm:\n\n${facts.join("\n")}\n`);
console.log(`Samples:\n\n${samples.join("\n")}\n`);
console.log(
  `${samples.length} entries are still samples; ${facts.length} facts and promises elsewhere want confirming.`,
);
