import { BelowTheFold } from "~/components/below-the-fold";
import { PageHead } from "~/components/page-head";
import brand from "content/brand.yaml";
import report from "content/report.yaml";
import { Hero } from "~/sections/report/hero";
import { Sheet } from "~/sections/report/sheet";
import { Sums } from "~/sections/report/sums";
import { ClosingCall } from "~/sections/shared/closing-call";

// A constant element: React skips it when the layout renders again.
const page = (
  <>
    <PageHead head={report} path="/report" />
    <Hero {...report.hero} />
    <BelowTheFold>
      <Sheet {...report} from={brand.name} />
      <Sums {...report.sums} />
      <ClosingCall {...report.closing} />
    </BelowTheFold>
  </>
);

export default function Report() {
  return page;
}
