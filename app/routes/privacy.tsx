import { PageHead } from "~/components/page-head";
import { privacy } from "~/content/privacy";
import { Policy } from "~/sections/privacy/policy";

const { head, ...policy } = privacy;

// A constant element: React skips it when the router re-renders the route.
const page = (
  <>
    <PageHead head={head} path="/privacy" />
    <Policy {...policy} />
  </>
);

export default function Privacy() {
  return page;
}
