import { inFileOrder, PageHead } from "~/components/page";
import {
  clients,
  company,
  navigation,
  noteLabels,
  priceLabels,
  services,
} from "virtual:content";
import { Approach } from "~/sections/services/approach";
import { Hero } from "~/sections/services/hero";
import { Packages } from "~/sections/services/packages";
import { Process } from "~/sections/services/process";
import { Stats } from "~/sections/services/stats";
import { BrandStrip } from "~/sections/shared/brand-strip";
import { ClosingCall } from "~/sections/shared/closing-call";
import { FaqList } from "~/sections/shared/faq-list";
import { WithinReach } from "~/sections/shared/within-reach";

const page = (
  <>
    <PageHead head={services} path="/services" />
    <Hero
      {...services.hero}
      packages={services.packages?.packages}
      labels={priceLabels}
    />
    <WithinReach telephone={company.telephone} action={navigation.action}>
      {inFileOrder(services, {
        packages: (section) => <Packages {...section} labels={priceLabels} />,
        approach: (section) => <Approach {...section} />,
        stats: (section) => <Stats {...section} labels={noteLabels} />,
        process: (section) => <Process {...section} />,
        clients: (section) => <BrandStrip {...section} {...clients} />,
        faq: (section) => <FaqList {...section} />,
      })}
    </WithinReach>
    {services.closing && <ClosingCall {...services.closing} />}
  </>
);

export default function Services() {
  return page;
}
