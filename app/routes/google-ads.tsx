import { BelowTheFold } from "~/components/below-the-fold";
import { PageHead } from "~/components/page-head";
import { inFileOrder } from "~/components/sections";
import company from "content/company.yaml";
import estimator from "content/estimator.yaml";
import googleAds from "content/google-ads.yaml";
import navigation from "content/navigation.yaml";
import noteLabels from "content/note-labels.yaml";
import priceLabels from "content/price-labels.yaml";
import { Estimator } from "~/features/estimator/estimator";
import { Approach } from "~/sections/ads/approach";
import { AuctionHero } from "~/sections/ads/auction-hero";
import { BenefitColumns } from "~/sections/ads/benefit-columns";
import { Cases } from "~/sections/ads/cases";
import { Prices } from "~/sections/ads/prices";
import { Services } from "~/sections/ads/services";
import { Stats } from "~/sections/ads/stats";
import { ClosingCall } from "~/sections/shared/closing-call";
import { FaqList } from "~/sections/shared/faq-list";
import { WithinReach } from "~/sections/shared/within-reach";

// A constant element: React skips it when the layout renders again.
const page = (
  <>
    <PageHead head={googleAds} path="/google-ads" />
    <AuctionHero {...googleAds.hero} />
    <BelowTheFold>
      <WithinReach telephone={company.telephone} action={navigation.action}>
        {inFileOrder(googleAds, {
          stats: (section) => <Stats {...section} labels={noteLabels} />,
          benefits: (section) => <BenefitColumns {...section} />,
          approach: (section) => <Approach {...section} />,
          services: (section) => <Services {...section} />,
          cases: (section) => <Cases {...section} />,
          pricing: (section) => <Prices {...section} labels={priceLabels} />,
          estimate: (section) => (
            <Estimator id="estimate" words={estimator} {...section} />
          ),
          faq: (section) => <FaqList {...section} />,
        })}
      </WithinReach>
      {googleAds.closing && <ClosingCall {...googleAds.closing} />}
    </BelowTheFold>
  </>
);

export default function GoogleAds() {
  return page;
}
