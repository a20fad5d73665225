/** The error for Markdown that this site does not support. */
export class MarkdownError extends Error {
  /** The line of a long text, from 1. */
  line: number | undefined;

  /** Converts the error to an issue of a schema. */
  get issue() {
    const path = this.line === undefined ? [] : [this.line];
    return { code: "custom", message: this.message, path } as const;
  }
}

/** What Markdown that is not possible here is called in messages. */
const KINDS: Partial<Record<string, string>> = {
  blockquote: "quotation",
  break: "line break",
  code: "block of code (an indented text)",
  html: "tag of HTML",
  image: "picture",
  inlineCode: "piece of code",
  thematicBreak: "line across the page",
};

/** The kind of a Markdown node in plain words. */
export const kindOf = ({ type }: { type: string }): string =>
  KINDS[type] ?? type;
