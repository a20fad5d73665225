import { Numeral } from "~/components/figures";
import { Drawing } from "~/components/picture";
import { sampleNote } from "~/components/sample-note";
import { headingId, Section } from "~/components/section";
import type { CaseWords, Result } from "~/content/schema/pages/case-studies";

import { DocumentHead } from "../document-head";
import type { DocumentProps } from "../document-props";
import { isLong } from "../text/contents";
import { Text } from "../text/text";
import "./case-studies.css";

type BarProps = {
  name: "before" | "after";
  label: string;
  value: string;
  length: number;
};

function Bar({ name, label, value, length }: BarProps) {
  return (
    <dd className={name}>
      <span>
        <small>{label}</small> {value}
      </span>
      <svg width="100%" height="22" aria-hidden="true">
        <rect width={`${(length * 100).toFixed(2)}%`} height="22" />
      </svg>
    </dd>
  );
}

type OutcomeProps = {
  results: readonly Result[];
  words: CaseWords["results"];
  sample: string | undefined;
};

/** The results, each with two bars on one scale; the longer has the whole length. */
function Outcome({ results, words, sample }: OutcomeProps) {
  return (
    <Section
      frame={{ id: "outcome", isLast: false }}
      name="outcome"
      background="warm"
      sample={sample}
    >
      <h2 className="visually-hidden" id={headingId("outcome")}>
        {words.heading}
      </h2>
      <dl className="results">
        {results.map(({ measure, value, drawing, before, after, ratio }) => (
          <div key={measure}>
            <dt>{measure}</dt>
            <Numeral as="dd" value={value} />
            {before === undefined && drawing && (
              <dd className="drawn">
                <Drawing drawing={drawing} />
              </dd>
            )}
            {before !== undefined && ratio !== undefined && (
              <>
                <Bar
                  name="before"
                  label={words.before}
                  value={before}
                  length={Math.min(1, 1 / ratio)}
                />
                <Bar
                  name="after"
                  label={words.after}
                  value={after}
                  length={Math.min(1, ratio)}
                />
              </>
            )}
          </div>
        ))}
      </dl>
      <p className="caption">{words.caption}</p>
    </Section>
  );
}

/** A case study: its facts, its results, its story. */
export default function CaseStudy({
  view: { study },
  site,
}: DocumentProps<"case study">) {
  const { content } = site;
  const words = content["case-studies"];
  const labels = content["text-labels"];
  const { title, client, business, sector, industry = sector, text } = study;
  const facts = [
    [words.facts.client, `${client}. ${business}.`],
    [words.facts.period, study.period],
    [words.facts.bought, study.bought],
    [words.facts.start, study.start],
  ] as const;
  const sample = sampleNote(site, [study]);
  return (
    <article aria-labelledby={headingId("article")}>
      <DocumentHead kicker={`${words.one} · ${industry}`} title={title}>
        <dl className="columns facts">
          {facts.map(
            ([name, fact]) =>
              fact !== undefined && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </dl>
        {study.results.length === 0 && sample && (
          <p className="caption sample">{sample}</p>
        )}
      </DocumentHead>
      {study.results.length > 0 && (
        <Outcome
          results={study.results}
          words={words.results}
          sample={sample}
        />
      )}
      <Text
        text={text}
        labels={labels}
        contents={isLong(text) ? words.contents : undefined}
        hasOpening
      />
    </article>
  );
}
