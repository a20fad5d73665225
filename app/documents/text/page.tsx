import { headingId } from "~/components/section";

import { DocumentHead } from "../document-head";
import type { DocumentProps } from "../document-props";
import { Figures, Nodes } from "./nodes";
import { Text } from "./text";
import { TextPicture } from "./text-picture";

/** A page made from a Markdown file in content/pages. */
export default function Page({
  view: { page },
  document: { above, sections },
  site: { content },
}: DocumentProps<"page">) {
  const labels = content["text-labels"];
  const { heading, kicker, picture, contents, text } = page;
  const { opening, stats } = text;
  return (
    <article aria-labelledby={above === 0 ? headingId("article") : undefined}>
      {above === 0 && (
        <DocumentHead
          kicker={kicker}
          title={heading}
          lead={opening && <Nodes nodes={opening} />}
        >
          {stats && <Figures stats={stats} />}
          {picture && <TextPicture picture={picture} />}
        </DocumentHead>
      )}
      <Text
        text={text}
        labels={labels}
        contents={contents}
        hasOpening={above > 0}
        stats={above > 0 ? stats : undefined}
        isLast={above === sections.length}
      />
    </article>
  );
}
