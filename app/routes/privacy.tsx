import { PageHead } from "~/components/page-head";
import { privacy } from "~/content/privacy";
import { Policy } from "~/sections/privacy/policy";
import "../styles/pages/privacy.css";

export default function Privacy() {
  const { head, ...policy } = privacy;
  return (
    <>
      <PageHead head={head} path="/privacy" />
      <Policy {...policy} />
    </>
  );
}
