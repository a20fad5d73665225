import { sampleEntries } from "../app/content/schema/sample-entries.ts";
import { siteContent } from "../app/content/schema/site-content.ts";

const entries = sampleEntries(siteContent);
console.log(entries.join("\n"));
console.log(`\n${entries.length} entries are still sample content.`);
