import { BelowTheFold, inFileOrder, PageHead } from "~/components/page";
import company from "content/company.yaml";
import estimator from "content/estimator.yaml";
import googleAds from "content/google-ads.yaml";
import navigation from "content/navigation.yaml";
import noteLabels from "content/note-labels.yaml";
import priceLabels from "content/price-labels.yaml";
import { Estimator } from "~/features/estimator/estimator";
import { AdsReach } from "~/sections/ads/ads-reach";
import { Approach } from "~/sections/ads/approach";
import { Auction } from "~/sections/ads/auction";
import { AdsHero } from "~/sections/ads/heroes/ads-hero";
import { BenefitColumns } from "~/sections/ads/benefit-columns";
import { Cases } from "~/sections/ads/cases";
import { Prices } from "~/sections/ads/prices";
import { Services } from "~/sections/ads/services";
import { Stats } from "~/sections/ads/stats";
import { ClosingCall } from "~/sections/shared/closing-call";
import { FaqList } from "~/sections/shared/faq-list";
import { SmallSheet } from "~/sections/ads/heroes/small-sheet";

const page = (
  <>
    <PageHead head={googleAds} path="/google-ads" />
    <AdsHero {...googleAds.hero}>
      {googleAds.proof && <SmallSheet {...googleAds.proof} />}
    </AdsHero>
    <BelowTheFold>
      <AdsReach
        telephone={company.telephone}
        action={navigation.action}
        feeLabel={estimator.answer.fee}
      >
        {inFileOrder(googleAds, {
          stats: (section) => (
            <Stats {...section} labels={noteLabels}>
              {googleAds.auction && <Auction {...googleAds.auction} />}
            </Stats>
          ),
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
      </AdsReach>
      {googleAds.closing && <ClosingCall {...googleAds.closing} />}
    </BelowTheFold>
  </>
);

export default function GoogleAds() {
  return page;
}
