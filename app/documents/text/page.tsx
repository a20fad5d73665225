import { headingId } from "~/components/section";

import { DocumentHead } from "../document-head";
import type { DocumentProps } from "../document-props";
import { Figures, Nodes } from "./nodes";
import { Text } from "./text";
import { TextPicture } from "./text-picture";

/** A page made from a Markdown file in content/pages. */
export default function Page({
  view: { page },
  document: { above, below },
  site: { content },
}: DocumentProps<"page">) {
  const labels = content["text-labels"];
  const { heading, kicker, picture, contents, text } = page;
  const { opening, stats } = text;
  return (
    <article
      aria-labelledby={above.length === 0 ? headingId("article") : undefined}
    >
      {above.length === 0 && (
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
        hasOpening={above.length > 0}
        stats={above.length > 0 ? stats : undefined}
        isLast={below.length === 0}
      />
    </article>
  );
}
