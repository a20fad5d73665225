import { BelowTheFold, inFileOrder, PageHead } from "~/components/page";
import company from "content/company.yaml";
import estimator from "content/estimator.yaml";
import microsoftAds from "content/microsoft-ads.yaml";
import navigation from "content/navigation.yaml";
import noteLabels from "content/note-labels.yaml";
import priceLabels from "content/price-labels.yaml";
import { Estimator } from "~/features/estimator/estimator";
import { AdsReach } from "~/sections/ads/ads-reach";
import { Approach } from "~/sections/ads/approach";
import { BenefitList } from "~/sections/ads/benefit-list";
import { BoatsHero } from "~/sections/ads/heroes/boats-hero";
import { Cases } from "~/sections/ads/cases";
import { Prices } from "~/sections/ads/prices";
import { Services } from "~/sections/ads/services";
import { ReportProof } from "~/sections/ads/heroes/report-proof";
import { Stats } from "~/sections/ads/stats";
import { ClosingCall } from "~/sections/shared/closing-call";
import { FaqList } from "~/sections/shared/faq-list";

const page = (
  <>
    <PageHead head={microsoftAds} path="/microsoft-ads" />
    <BoatsHero {...microsoftAds.hero} />
    <BelowTheFold>
      <AdsReach
        telephone={company.telephone}
        action={navigation.action}
        feeLabel={estimator.answer.fee}
      >
        {microsoftAds.proof && <ReportProof {...microsoftAds.proof} />}
        {inFileOrder(microsoftAds, {
          stats: (section) => (
            <Stats {...section} labels={noteLabels} tone="shoal" />
          ),
          benefits: (section) => <BenefitList {...section} />,
          approach: (section) => <Approach {...section} tone="deep" />,
          services: (section) => <Services {...section} />,
          cases: (section) => <Cases {...section} />,
          pricing: (section) => <Prices {...section} labels={priceLabels} />,
          estimate: (section) => (
            <Estimator id="estimate" words={estimator} {...section} />
          ),
          faq: (section) => <FaqList {...section} />,
        })}
      </AdsReach>
      {microsoftAds.closing && <ClosingCall {...microsoftAds.closing} />}
    </BelowTheFold>
  </>
);

export default function MicrosoftAds() {
  return page;
}
