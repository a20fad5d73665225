import type { SiteDocument } from "~/content/pages/site-document";
import type { Site } from "~/content/site";

/** What a document's component gets. */
export type DocumentProps = { document: SiteDocument; site: Site };

type Kind = SiteDocument["view"]["kind"];

/** The view of a document. @throws if it is of another kind */
export function viewOf<Of extends Kind>(
  { document: { view } }: DocumentProps,
  kind: Of,
): Extract<SiteDocument["view"], { kind: Of }> {
  const is = (
    each: SiteDocument["view"],
  ): each is Extract<SiteDocument["view"], { kind: Of }> => each.kind === kind;
  if (!is(view)) throw new Error(`a document is no ${kind}`);
  return view;
}
