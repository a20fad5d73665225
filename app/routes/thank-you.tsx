import { PageHead } from "~/components/page";
import { thankYou } from "virtual:content";
import { Thanks } from "~/sections/thank-you/thanks";

const page = (
  <>
    <PageHead head={thankYou} path="/thank-you" />
    <Thanks {...thankYou} />
  </>
);

export default function ThankYou() {
  return page;
}
