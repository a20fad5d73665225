import { Fragment } from "react";

import type { RichText as RichTextContent } from "~/content/schema/primitives";

import { PageLink } from "./links";

type Piece = Exclude<RichTextContent, string>[number];

function TextPiece({ piece }: { piece: Piece }) {
  if (typeof piece === "string") return piece;
  if ("strong" in piece) return <strong>{piece.strong}</strong>;
  if ("to" in piece) return <PageLink to={piece.to}>{piece.text}</PageLink>;
  return <a href={piece.href}>{piece.text}</a>;
}

/** A content text with its links and marked phrases. */
export function RichText({ text }: { text: RichTextContent }) {
  if (typeof text === "string") return text;
  return text.map((piece, index) => (
    // A text never changes its order.
    <Fragment key={index}>
      <TextPiece piece={piece} />
    </Fragment>
  ));
}
