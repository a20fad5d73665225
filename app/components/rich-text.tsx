import { Fragment } from "react";

import type {
  RichText as RichTextContent,
  TextBlock,
} from "~/content/markdown/rich-text";

import { PageLink } from "./links";

type Piece = Exclude<RichTextContent, string>[number];

function TextPiece({ piece }: { piece: Piece }) {
  if (typeof piece === "string") return piece;
  if ("strong" in piece) return <strong>{piece.strong}</strong>;
  if ("to" in piece) return <PageLink to={piece.to}>{piece.text}</PageLink>;
  return <a href={piece.href}>{piece.text}</a>;
}

/** A paragraph of the content with its links and its bold phrases. */
export const Paragraph = ({
  text,
  isSmall,
}: {
  text: RichTextContent;
  /** Whether it stands in a narrow column. */
  isSmall?: boolean;
}) => (
  <p className={isSmall ? "small" : undefined}>
    <RichText text={text} />
  </p>
);

/** Paragraphs and lists of the content, which never change their order. */
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) =>
  blocks.map((block, index) =>
    typeof block === "object" && "list" in block ? (
      <ul key={index}>
        {block.list.map((item, at) => (
          <li key={at}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <Paragraph key={index} text={block} />
    ),
  );

type CaptionProps = {
  heading: string;
  text?: string | undefined;
  as?: "p" | "figcaption";
};

/** A caption: what is shown, and more about it. */
export const Caption = ({ heading, text, as: Element = "p" }: CaptionProps) => (
  <Element className="caption">
    <b>{heading}</b> {text && <Sentences text={text} />}
  </Element>
);

/** The sentences of a text, each in an element that a stylesheet can keep together. */
export const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=\.) /).map((sentence) => (
    <Fragment key={sentence}>
      <span>{sentence}</span>{" "}
    </Fragment>
  ));

/** A text of the content with its links and its bold phrases. */
export function RichText({ text }: { text: RichTextContent }) {
  if (typeof text === "string") return text;
  return text.map((piece, index) => (
    // The pieces of a text never change their order.
    <Fragment key={index}>
      <TextPiece piece={piece} />
    </Fragment>
  ));
}
