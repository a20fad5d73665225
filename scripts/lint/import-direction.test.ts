import { expect, test } from "vitest";
import { wrongDirection } from "./import-direction.ts";

const value = (file: string, specifier: string) =>
  wrongDirection({ file, specifier, typeOnly: false });
const type = (file: string, specifier: string) =>
  wrongDirection({ file, specifier, typeOnly: true });

test.each([
  ["app/components/card.tsx", "~/sections/hero"],
  ["app/components/card.tsx", "../sections/hero"],
  ["app/components/fields/card.tsx", "../../sections/hero"],
  ["app/components/card.tsx", "~/routes/home"],
  ["app/components/card.tsx", "~/content/home"],
  ["app/components/card.tsx", "../content/schema/home"],
  ["app/sections/contact/form.tsx", "../../routes/contact"],
  ["app/sections/contact/form.tsx", "~/content/contact"],
  ["app/sections/contact/form.tsx", "~/content/schema/contact"],
  ["app/content/home.ts", "../components/card.ts"],
  ["app/content/home.ts", "~/content/company"],
  ["app/content/home.ts", "./company"],
  ["app/content/home.ts", "zod"],
  ["app/content/home.ts", "node:path"],
  ["app/content/schema/home.ts", "react"],
  ["app/content/schema/home.ts", "../../components/card.ts"],
  ["app/browser/scroll.ts", "~/components/card"],
  ["app/format/money.ts", "../content/schema/home"],
  ["app/estimate/fees.ts", "~/content/google-ads"],
  ["app/estimate/fees.ts", "../content/google-ads.ts"],
  ["app/estimate/fees.ts", "./spend-scale"],
  ["app/estimate/fees.ts", "react"],
  ["app/content/google-ads.ts", "../estimate/fees.ts"],
  ["app/measures/home.ts", "../components/card.ts"],
  ["app/measures/home.ts", "~/content/home"],
  ["app/measures/home.ts", "../content/home"],
  ["app/measures/home.ts", "../measure.test.ts"],
  ["app/measures/home.ts", "zod"],
  ["app/root.tsx", "./head/head-tags"],
  ["app/routes/home.tsx", "~/head/pages"],
  ["app/content/home.ts", "../head/pages.ts"],
  ["app/head/graph.ts", "../sections/home/hero.tsx"],
  ["app/head/graph.ts", "../content/home"],
  ["app/head/graph.ts", "react"],
  ["app/boot/boot.ts", "../browser/scroll"],
  ["app/boot/boot.ts", "~/format/money"],
  ["app/boot/boot.ts", "react"],
  ["app/sections/home/hero.tsx", "~/sections/about/hero"],
  ["app/sections/home/hero.tsx", "../about/hero"],
  ["app/sections/shared/faq-list.tsx", "../home/hero"],
  ["app/root.tsx", "../server/config.ts"],
  ["server/main.ts", "../app/content/home.ts"],
  ["server/main.ts", "~/content/home"],
])("%s may not import %s", (file, specifier) => {
  expect(value(file, specifier)).toBeTypeOf("string");
});

test.each([
  ["app/components/card.tsx", "~/content/home"],
  ["app/content/home.ts", "../components/card.ts"],
  ["app/format/money.ts", "~/content/schema/home"],
  ["app/boot/boot.ts", "../content/schema/home"],
  ["app/sections/home/hero.tsx", "../about/hero"],
  ["server/main.ts", "../app/content/home.ts"],
])("%s may not even import types from %s", (file, specifier) => {
  expect(type(file, specifier)).toBeTypeOf("string");
});

test.each([
  ["app/components/card.tsx", "~/content/schema/home"],
  ["app/sections/contact/form.tsx", "../../content/schema/contact"],
])("%s may import types from %s", (file, specifier) => {
  expect(type(file, specifier)).toBeUndefined();
});

test.each([
  ["app/components/card.tsx", "./arrow"],
  ["app/components/card.tsx", "react-router"],
  ["app/sections/home/hero.tsx", "~/components/card"],
  ["app/sections/home/hero.tsx", "./soundings"],
  ["app/sections/home/hero.tsx", "../home/soundings"],
  ["app/sections/home/hero.tsx", "~/sections/shared/faq-list"],
  ["app/measures/home.ts", "../content/home.ts"],
  ["app/measures/home.ts", "../measure.ts"],
  ["app/measures/google-ads.ts", "./case-bars.ts"],
  ["app/measures/fee-chart.ts", "../estimate/chart.ts"],
  ["app/estimate/chart.ts", "./fees.ts"],
  ["app/estimate/chart.test.ts", "fast-check"],
  ["app/content/schema/estimator.ts", "../../estimate/spend-scale.ts"],
  ["app/sections/ads/estimator/estimator.tsx", "~/estimate/fees"],
  ["app/boot/boot.ts", "./hydrated-event"],
  ["app/boot/page-script.ts", "virtual:start-file"],
  ["app/routes/home.tsx", "~/content/home"],
  ["app/routes/home.tsx", "./+types/home"],
  ["app/content/home.ts", "./company.ts"],
  ["app/content/schema/home.ts", "zod"],
  ["app/content/schema/home.ts", "../company.ts"],
  ["app/content/schema/page-paths.ts", "../../routes.ts"],
  ["app/content/home.ts", "../format/money.ts"],
  ["app/content/content.test.ts", "vitest"],
  ["server/main.ts", "fastify"],
  ["scripts/check-content.ts", "../app/content/home.ts"],
  ["vite.config.ts", "./server/config.ts"],
])("%s may import %s", (file, specifier) => {
  expect(value(file, specifier)).toBeUndefined();
});
