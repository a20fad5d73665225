import { PageHead } from "~/components/page";
import { privacy } from "virtual:content";
import { Policy } from "~/sections/privacy/policy";

const page = (
  <>
    <PageHead head={privacy} path="/privacy" />
    <Policy {...privacy} />
  </>
);

export default function Privacy() {
  return page;
}
