import { Fragment, type ComponentProps, type MouseEvent } from "react";
import { Link, useLocation } from "react-router";

import type {
  ActionLink,
  PageLink as PageLinkContent,
} from "~/content/schema/primitives";
import type { CustomQuote as CustomQuoteContent } from "~/content/schema/shared";
import {
  cancelOpening,
  isOpenedHere,
  prefetch,
  useOpenPage,
} from "~/navigation/open-page";
import { pageAt, pathOf } from "~/navigation/page-code";
import type { PageAddress } from "~/page-path";

import "./links.css";

type PageLinkProps = Omit<ComponentProps<typeof Link>, "to"> & {
  to: PageAddress;
};

/** Whether a click is to open the link here, and not in another tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link to a page of this site, followed by in-app navigation between the application's
 * pages. The page's code begins to load when the pointer or the focus is on the link.
 */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const openPage = useOpenPage();
  const isHere = isOpenedHere(useLocation().pathname, to);
  const fetchCode = () => void prefetch(to);
  return (
    <Link
      to={to}
      discover="none"
      reloadDocument={!isHere}
      onPointerEnter={fetchCode}
      onTouchStart={fetchCode}
      onFocus={fetchCode}
      onClick={(event) => {
        onClick?.(event);
        if (!isHere || !isPlain(event)) return;
        cancelOpening();
        if (pageAt(pathOf(to))) return;
        event.preventDefault();
        void openPage(to);
      }}
      {...rest}
    />
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
