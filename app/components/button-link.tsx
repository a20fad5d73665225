import type { PageLink as Link } from "~/content/schema/primitives";

import { Arrow } from "./arrow";
import { PageLink } from "./page-link";

type Props = { link: Link; variant?: "filled" | "outline"; hasArrow?: boolean };

/** A link that looks like the action it is. */
export function ButtonLink({
  link,
  variant = "filled",
  hasArrow = false,
}: Props) {
  return (
    <PageLink
      className={variant === "outline" ? "button outline" : "button"}
      to={link.to}
    >
      {link.text}
      {hasArrow && (
        <>
          {" "}
          <Arrow />
        </>
      )}
    </PageLink>
  );
}
