import type { PageLink as Link } from "~/content/schema/primitives";

import { Arrow } from "./arrow";
import { PageLink } from "./page-link";

/** The quiet action: a ruled text with an arrow. */
export function ArrowLink({ link }: { link: Link }) {
  return (
    <PageLink className="arrow-link" to={link.to}>
      {link.text} <Arrow />
    </PageLink>
  );
}
