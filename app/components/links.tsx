import { use, type ComponentProps } from "react";

import type { ActionLink } from "~/content/schema/primitives";
import type { PageAddress } from "~/page-path";

import { CurrentPage } from "./current-page";
import "./links.css";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: PageAddress };

/** A link to a page of this site. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const here = use(CurrentPage);
  // A place on the same page: the query, which can have an estimate, stays as it is.
  const href = to.startsWith(`${here}#`) ? to.slice(here.length) : to;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** The arrow at the end of a link or button; it moves on hover. */
export function Arrow() {
  return (
    <svg className="arrow" aria-hidden="true">
      <use href="#arrow" />
    </svg>
  );
}

/** A less prominent action: an underlined text with an arrow. */
export const ArrowLink = ({ link }: { link: ActionLink }) => (
  <PageLink className="arrow-link" to={link.to}>
    {link.text}
    <SpokenEnd link={link} />
    <Arrow />
  </PageLink>
);

/** What screen readers read after a link's text. */
const SpokenEnd = ({ link: { spokenEnd } }: { link: ActionLink }) =>
  spokenEnd !== undefined && (
    <span className="visually-hidden">{` ${spokenEnd}`}</span>
  );

type ButtonLinkProps = {
  link: ActionLink;
  /** The outline is for buttons that stand beside each other. */
  variant?: "filled" | "outline";
};

/** A prominent action: a link that looks like a button. */
export const ButtonLink = ({ link, variant = "filled" }: ButtonLinkProps) => (
  <PageLink
    className={variant === "outline" ? "button outline" : "button"}
    to={link.to}
  >
    {link.text}
    <SpokenEnd link={link} />
  </PageLink>
);
