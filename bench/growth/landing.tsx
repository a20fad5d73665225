import { useLoaderData, type LoaderFunctionArgs } from "react-router";

import { BelowTheFold } from "~/components/below-the-fold";
import type { googleAds } from "~/content/google-ads";
import { noteLabels } from "~/content/note-labels";
import { priceLabels } from "~/content/price-labels";
import { AuctionHero } from "~/sections/ads/auction-hero";
import { Cases } from "~/sections/ads/cases";
import { Gains } from "~/sections/ads/gains";
import { Kinds } from "~/sections/ads/kinds";
import { Ladder } from "~/sections/ads/ladder";
import { Prices } from "~/sections/ads/prices";
import { Strip } from "~/sections/ads/strip";
import { ClosingCall } from "~/sections/shared/closing-call";

type LandingPage = typeof googleAds;

// Where they are in a copy of the project: landing-pages.ts.
const pages = import.meta.glob<{ landing: LandingPage }>(
  "../content/landing/*.ts",
);

async function read({ params }: LoaderFunctionArgs): Promise<LandingPage> {
  const page = await pages[`../content/landing/${params.slug}.ts`]?.();
  if (!page) throw new Error(`There is no landing page ${params.slug}.`);
  return page.landing;
}

export const loader = read;
export const clientLoader = read;

export default function Landing() {
  const page = useLoaderData<LandingPage>();
  return (
    <>
      <title>{page.head.title}</title>
      <meta name="description" content={page.head.description} />
      <AuctionHero {...page.hero} />
      <BelowTheFold>
        <Strip {...page.stats} labels={noteLabels} />
        <Gains {...page.benefits} />
        <Ladder {...page.approach} />
        <Kinds {...page.services} />
        <Cases {...page.cases} />
        <Prices {...page.pricing} labels={priceLabels} />
        <ClosingCall {...page.closing} />
      </BelowTheFold>
    </>
  );
}
