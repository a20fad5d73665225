import type { ActionLink } from "~/content/schema/primitives";

import { Arrow } from "./arrow";
import { PageLink } from "./page-link";

type Props = {
  link: ActionLink;
  variant?: "filled" | "outline";
  hasArrow?: boolean;
};

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
      {link.spokenEnd !== undefined && (
        <span className="visually-hidden">{` ${link.spokenEnd}`}</span>
      )}
      {hasArrow && <Arrow />}
    </PageLink>
  );
}
