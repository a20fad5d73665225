import { useRef, useState, type ReactNode, type RefObject } from "react";
import { useLocation } from "react-router";

import { announcementBar } from "virtual:announcement";

import {
  brand,
  company,
  cookieNotice,
  footer,
  navigation,
  newsletter,
} from "virtual:content";
import { HydrationBoundary } from "~/components/hydration-boundary";
import { CookieNotice } from "~/features/cookie-notice/cookie-notice";
import { Measuring } from "~/features/measuring/measuring";
import { isDraft, pathOf } from "~/navigation/page-code";
import { readDocument } from "~/navigation/written-document";
import { usePageChange } from "~/navigation/page-change";

import { SiteFooter } from "./footer";
import { Header } from "./header";

type SkipLinkProps = { text: string; main: RefObject<HTMLElement | null> };

/** WCAG 2.4.1. It is a landmark, because no content should be outside of landmarks. */
function SkipLink({ text, main }: SkipLinkProps) {
  return (
    <nav aria-label={text}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The router would treat the browser's jump as a step back in the history.
          event.preventDefault();
          main.current?.focus();
          main.current?.scrollIntoView();
        }}
      >
        {text}
      </a>
    </nav>
  );
}

/** Says in the development server that a page is not published. */
function DraftRibbon() {
  if (!isDraft(pathOf(useLocation().pathname))) return null;
  return (
    <p
      style={{
        position: "sticky",
        insetBlockStart: "var(--head)",
        maxInlineSize: "none",
        zIndex: 9,
        padding: "0.25rem var(--edge) 0.25rem calc(var(--x) + var(--gutter))",
        background: "var(--ink)",
        color: "var(--paper)",
        font: "600 var(--t-1) / 1.2 var(--sans)",
      }}
    >
      Draft: not published
    </p>
  );
}

// Constant elements: React skips them when a navigation re-renders the layout. Like
// sections, they have boundaries, so that each hydrates in a short task.
const notice = <CookieNotice {...cookieNotice} />;
const header = (
  <HydrationBoundary>
    <Header
      brand={brand}
      telephone={company.telephone}
      navigation={navigation}
    />
  </HydrationBoundary>
);
const siteFooter = (
  <HydrationBoundary>
    <SiteFooter
      brand={brand}
      company={company}
      navigation={navigation}
      footer={footer}
      newsletter={newsletter}
    />
  </HydrationBoundary>
);

const measuring = MEASURING && <Measuring settings={MEASURING} />;

/** A document, which the server renders and browsers leave as the HTML has it. */
function Written({ children }: { children?: ReactNode }) {
  const [html] = useState(() => (children ? "" : readDocument()));
  return children ? (
    <div className="document">{children}</div>
  ) : (
    <div
      className="document"
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

type Props = { isDocument: boolean; children?: ReactNode };

/** The parts around every page, which in-app navigation leaves in place. */
export function SiteLayout({ isDocument, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const newTitle = usePageChange(main);
  return (
    <>
      <SkipLink text={navigation.skip} main={main} />
      {notice}
      {header}
      <main ref={main} id="main" tabIndex={-1}>
        {import.meta.env.DEV && <DraftRibbon />}
        {announcementBar}
        {isDocument ? <Written>{children}</Written> : children}
      </main>
      {/* After the footer this hidden element would make the page longer. */}
      <p className="visually-hidden" role="status">
        {newTitle}
      </p>
      {siteFooter}
      {measuring}
    </>
  );
}
