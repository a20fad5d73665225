import { Fragment, use, type ComponentProps } from "react";

import type {
  ActionLink,
  PageLink as PageLinkContent,
} from "~/content/schema/primitives";
import type { CustomQuote as CustomQuoteContent } from "~/content/schema/shared";
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

type ArrowLinkProps = { link: PageLinkContent; hasArrow?: boolean };

/** A less prominent action: an underlined text with an arrow. */
export function ArrowLink({ link, hasArrow = true }: ArrowLinkProps) {
  return (
    <PageLink className="arrow-link" to={link.to}>
      {link.text}
      {hasArrow && <Arrow />}
    </PageLink>
  );
}

/** The line below a price list that offers a custom quote. */
export function CustomQuote({ question, link }: CustomQuoteContent) {
  return (
    <p className="custom-quote">
      {question} <ArrowLink link={link} />
    </p>
  );
}

type ButtonLinkProps = {
  link: ActionLink;
  variant?: "filled" | "outline";
  hasArrow?: boolean;
};

/** A prominent action: a link that looks like a button. */
export function ButtonLink({
  link,
  variant = "filled",
  hasArrow = false,
}: ButtonLinkProps) {
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

/** The sentences of a text, each in an element that a stylesheet can keep together. */
export const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=\.) /).map((sentence) => (
    <Fragment key={sentence}>
      <span>{sentence}</span>{" "}
    </Fragment>
  ));

/**
 * What a visitor risks by pressing the button above it. It breaks between its
 * sentences only.
 */
export const RiskLine = ({ text }: { text: string }) => (
  <p className="risk">
    <Sentences text={text} />
  </p>
);
