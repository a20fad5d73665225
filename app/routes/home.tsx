import { inFileOrder, PageHead } from "~/components/page";
import {
  clients,
  company,
  home,
  navigation,
  newsletter,
  noteLabels,
} from "virtual:content";
import { Approach } from "~/sections/home/approach";
import { Articles } from "~/sections/home/articles";
import { Hero } from "~/sections/home/hero";
import { Newsletter } from "~/sections/home/newsletter";
import { Reasons } from "~/sections/home/reasons";
import { Services } from "~/sections/home/services";
import { Stats } from "~/sections/home/stats";
import { Testimonials } from "~/sections/home/testimonials";
import { BrandStrip } from "~/sections/shared/brand-strip";
import { ClosingCall } from "~/sections/shared/closing-call";
import { WithinReach } from "~/sections/shared/within-reach";

const page = (
  <>
    <PageHead head={home} path="/" />
    <Hero {...home.hero} />
    <WithinReach telephone={company.telephone} action={navigation.action}>
      {inFileOrder(home, {
        services: (section) => <Services {...section} />,
        stats: (section) => <Stats {...section} labels={noteLabels} />,
        reasons: (section) => <Reasons {...section} />,
        clients: (section) => <BrandStrip {...section} {...clients} />,
        testimonials: (section) => <Testimonials {...section} />,
        approach: (section) => <Approach {...section} />,
        articles: (section) => <Articles {...section} />,
        newsletter: (section) => <Newsletter {...section} form={newsletter} />,
      })}
    </WithinReach>
    {home.closing && <ClosingCall {...home.closing} />}
  </>
);

export default function Home() {
  return page;
}
