// `npm run bench [name …] -- [--runs 5] [--against ADDRESS]`: measures the built site.
const NAMES = ["pages", "inp", "enquiries", "growth"];

const asked = NAMES.filter((name) => process.argv.includes(name));
for (const name of asked.length > 0 ? asked : NAMES) {
  console.log(`\n=== ${name}`);
  await import(`./${name}.ts`);
}
