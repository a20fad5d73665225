import { PageHead } from "~/components/page-head";
import { thankYou } from "~/content/thank-you";
import { Thanks } from "~/sections/thank-you/thanks";

/** Where both forms lead. */
export default function ThankYou() {
  const { head, ...thanks } = thankYou;
  return (
    <>
      <PageHead head={head} path="/thank-you" />
      <Thanks {...thanks} />
    </>
  );
}
