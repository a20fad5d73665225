import { PageHead } from "~/components/page";
import { brand, company, navigation, report } from "virtual:content";
import { Hero } from "~/sections/report/hero";
import { ReportSheet } from "~/sections/report/sheet";
import { Sums } from "~/sections/report/sums";
import { ClosingCall } from "~/sections/shared/closing-call";
import { WithinReach } from "~/sections/shared/within-reach";

const page = (
  <>
    <PageHead head={report} path="/report" />
    <WithinReach telephone={company.telephone} action={navigation.action}>
      <Hero {...report.hero}>
        {report.sheet && (
          <ReportSheet {...report} sheet={report.sheet} from={brand.name} />
        )}
      </Hero>
      {report.sums && <Sums {...report.sums} />}
    </WithinReach>
    {report.closing && <ClosingCall {...report.closing} />}
  </>
);

export default function Report() {
  return page;
}
