import { PageHead } from "~/components/page-head";
import { privacy } from "~/content/privacy";
import { Policy } from "~/sections/privacy/policy";

const { head, ...policy } = privacy;

// Made once: the router draws a page anew whenever anything begins to load.
const page = (
  <>
    <PageHead head={head} path="/privacy" />
    <Policy {...policy} />
  </>
);

export default function Privacy() {
  return page;
}
