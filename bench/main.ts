// `npm run bench [name …] -- [--runs 5]`, after the build: measures the site.
const NAMES = ["pages", "inp", "navigation", "enquiries", "growth"];

const asked = NAMES.filter((name) => process.argv.includes(name));
for (const name of asked.length > 0 ? asked : NAMES) {
  console.log(`\n=== ${name}`);
  await import(`./${name}.ts`);
}
