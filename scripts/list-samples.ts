import { sampleEntries } from "../app/content/schema/sample-entries.ts";
import { siteContent } from "../app/content/schema/site-content.ts";

// Content with the mark `sample` is invented and must be replaced before launch.
const entries = sampleEntries(siteContent);
console.log(entries.join("\n"));
console.log(`\n${entries.length} entries are still sample content.`);
