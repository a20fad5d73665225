import type { PageLink as Link } from "~/content/schema/primitives";

import { Arrow } from "./arrow";
import { PageLink } from "./page-link";

type Props = { link: Link; hasArrow?: boolean };

/** The quiet action: a ruled text with an arrow. */
export function ArrowLink({ link, hasArrow = true }: Props) {
  return (
    <PageLink className="arrow-link" to={link.to}>
      {link.text}
      {hasArrow && <Arrow />}
    </PageLink>
  );
}
