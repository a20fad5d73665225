import { sampleNote } from "~/components/sample-note";
import { Section } from "~/components/section";
import { Case } from "~/sections/cases/cases";

import { Filters } from "../articles/filters";
import { DocumentHead } from "../document-head";
import type { DocumentProps } from "../document-props";
import "./case-list.css";

/** A list of case studies: of all, of a network, or of a sector. */
export default function CaseList({
  view: { list },
  site,
}: DocumentProps<"case studies">) {
  const { cases, name, path } = list;
  const words = site.content["case-studies"];
  return (
    <>
      <DocumentHead
        kicker={words.kicker}
        title={words.heading}
        lead={words.intro}
      >
        <div className="filter-rows">
          <Filters
            label={words.network}
            lists={[list.all, ...list.networks]}
            current={path}
          />
          <Filters label={words.sector} lists={list.sectors} current={path} />
        </div>
      </DocumentHead>
      <Section
        frame={{ id: "cases", isLast: false }}
        name="cases in-halves"
        heading={name || words.kicker}
        hidesHeading
        sample={sampleNote(site, cases)}
      >
        <div className="columns">
          {cases.map((study) => (
            <Case key={study.path} study={study} />
          ))}
        </div>
        <p className="caption">{words.caption}</p>
      </Section>
    </>
  );
}
