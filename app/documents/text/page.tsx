import { headingId } from "~/components/section";
import type { TextPage } from "~/content/schema/pages/page";
import type { TextLabels } from "~/content/schema/layout";
import { Figures, Nodes } from "./nodes";
import { Text, TextClosing } from "./text";
import { TextPicture } from "./text-picture";

type Props = { page: TextPage; labels: TextLabels };

/** A page made from a Markdown file in content/pages. */
export function Page({ page, labels }: Props) {
  const { title, kicker, picture, contents, text } = page;
  const { opening, stats, closing } = text;
  return (
    <>
      <article aria-labelledby={headingId("article")}>
        <header className="section text-head">
          {kicker && <p className="kicker">{kicker}</p>}
          <h1 id={headingId("article")}>{title}</h1>
          {opening && (
            <p className="lead">
              <Nodes nodes={opening} />
            </p>
          )}
          {stats && <Figures stats={stats} />}
          {picture && <TextPicture picture={picture} />}
        </header>
        <Text
          text={text}
          labels={labels}
          contents={contents}
          isLast={!closing}
        />
      </article>
      {closing && <TextClosing {...closing} />}
    </>
  );
}
