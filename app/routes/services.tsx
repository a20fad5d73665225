import { BelowTheFold } from "~/components/below-the-fold";
import { PageHead } from "~/components/page-head";
import clients from "content/clients.yaml";
import company from "content/company.yaml";
import navigation from "content/navigation.yaml";
import noteLabels from "content/note-labels.yaml";
import priceLabels from "content/price-labels.yaml";
import services from "content/services.yaml";
import { Approach } from "~/sections/services/approach";
import { Hero } from "~/sections/services/hero";
import { Packages } from "~/sections/services/packages";
import { Process } from "~/sections/services/process";
import { Stats } from "~/sections/services/stats";
import { BrandStrip } from "~/sections/shared/brand-strip";
import { ClosingCall } from "~/sections/shared/closing-call";
import { FaqList } from "~/sections/shared/faq-list";
import { WithinReach } from "~/sections/shared/within-reach";

// A constant element: React skips it when the layout renders again.
const page = (
  <>
    <PageHead head={services} path="/services" />
    <Hero
      {...services.hero}
      packages={services.packages.packages}
      labels={priceLabels}
    />
    <BelowTheFold>
      <WithinReach telephone={company.telephone} action={navigation.action}>
        <Packages {...services.packages} labels={priceLabels} />
        <Approach {...services.approach} />
        <Stats {...services.stats} labels={noteLabels} />
        <Process {...services.process} />
        <BrandStrip {...services.clients} {...clients} />
        <FaqList {...services.faq} />
      </WithinReach>
      <ClosingCall {...services.closing} />
    </BelowTheFold>
  </>
);

export default function Services() {
  return page;
}
