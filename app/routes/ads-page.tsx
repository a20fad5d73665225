import type { ComponentProps, ReactNode } from "react";

import { inFileOrder, PageHead } from "~/components/page";
import {
  company,
  estimator,
  type googleAds,
  type microsoftAds,
  navigation,
  noteLabels,
  priceLabels,
} from "virtual:content";
import type { DesignedPath } from "~/page-path";
import { Approach } from "~/sections/ads/approach";
import { Benefits } from "~/sections/ads/benefits";
import { Cases } from "~/sections/ads/cases";
import { Estimate } from "~/sections/ads/estimate";
import { PriceList } from "~/sections/ads/prices";
import { Services } from "~/sections/ads/services";
import { Stats } from "~/sections/ads/stats";
import { ClosingCall } from "~/sections/shared/closing-call";
import { FaqList } from "~/sections/shared/faq-list";
import { WithinReach } from "~/sections/shared/within-reach";

type AdsPage = {
  path: DesignedPath;
  page: typeof googleAds | typeof microsoftAds;
  hero: ReactNode;
  proof?: ReactNode;
  stats: Pick<ComponentProps<typeof Stats>, "tone" | "children">;
  benefits: ComponentProps<typeof Benefits>["layout"];
  approach?: "deep";
};

export const adsPage = ({ path, page, hero, proof, ...looks }: AdsPage) => (
  <>
    <PageHead head={page} path={path} />
    {hero}
    <WithinReach telephone={company.telephone} action={navigation.action}>
      {proof}
      {inFileOrder(page, {
        stats: (section) => (
          <Stats {...section} {...looks.stats} labels={noteLabels} />
        ),
        benefits: (section) => (
          <Benefits {...section} layout={looks.benefits} />
        ),
        approach: (section) => <Approach {...section} tone={looks.approach} />,
        services: (section) => <Services {...section} />,
        cases: (section) => <Cases {...section} />,
        pricing: (section) => <PriceList {...section} labels={priceLabels} />,
        estimate: (section) => <Estimate words={estimator} {...section} />,
        faq: (section) => <FaqList {...section} />,
      })}
    </WithinReach>
    {page.closing && <ClosingCall {...page.closing} />}
  </>
);
