import { inFileOrder, PageHead } from "~/components/page";
import { about, company, navigation } from "virtual:content";
import { Hero } from "~/sections/about/hero";
import { MissionAndVision } from "~/sections/about/mission-and-vision";
import { Story } from "~/sections/about/story";
import { Team } from "~/sections/about/team";
import { Values } from "~/sections/about/values";
import { ClosingCall } from "~/sections/shared/closing-call";
import { FaqList } from "~/sections/shared/faq-list";
import { WithinReach } from "~/sections/shared/within-reach";

const page = (
  <>
    <PageHead head={about} path="/about" />
    <Hero {...about.hero} company={company} />
    <WithinReach telephone={company.telephone} action={navigation.action}>
      {inFileOrder(about, {
        story: (section) => <Story {...section} year={company.founded} />,
        missionAndVision: (section) => <MissionAndVision {...section} />,
        values: (section) => <Values {...section} />,
        team: (section) => <Team {...section} />,
        faq: (section) => <FaqList {...section} />,
      })}
    </WithinReach>
    {about.closing && <ClosingCall {...about.closing} />}
  </>
);

export default function About() {
  return page;
}
