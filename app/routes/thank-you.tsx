import { PageHead } from "~/components/page-head";
import { thankYou } from "~/content/thank-you";
import { Thanks } from "~/sections/thank-you/thanks";

const { head, ...thanks } = thankYou;

// A constant element: React skips it when the router re-renders the route.
const page = (
  <>
    <PageHead head={head} path="/thank-you" />
    <Thanks {...thanks} />
  </>
);

/** The page that both forms lead to. */
export default function ThankYou() {
  return page;
}
