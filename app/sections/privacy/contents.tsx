import { PageLink } from "~/components/page-link";
import { headingId } from "~/components/section";
import type { PrivacyPage } from "~/content/schema/privacy";

type Props = { heading: string; parts: PrivacyPage["parts"] };

/** The parts of the policy, to go to. */
export function Contents({ heading, parts }: Props) {
  return (
    <nav className="toc" aria-labelledby={headingId("contents")}>
      <h2 id={headingId("contents")}>{heading}</h2>
      <ol>
        {parts.map(({ id, fathoms, title }) => (
          <li key={id}>
            <PageLink to={`/privacy#${id}`}>
              <b className="tabular">{fathoms}</b> {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
