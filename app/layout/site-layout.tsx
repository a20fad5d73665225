import type { ReactNode } from "react";

import { Announcement } from "~/features/announcement/announcement";
import { CookieNotice } from "~/features/cookie-notice/cookie-notice";
import type { Site } from "~/content/site";
import type { PagePath } from "~/page-path";

import { SiteFooter } from "./footer";
import { Header } from "./header";

/** WCAG 2.4.1. It is a landmark, because no content should be outside of landmarks. */
const SkipLink = ({ text }: { text: string }) => (
  <nav aria-label={text}>
    <a className="skip" href="#main">
      {text}
    </a>
  </nav>
);

/** Says in the development server and in a preview that a page is not published. */
const DraftRibbon = ({ waits }: { waits: string }) => (
  <p
    style={{
      position: "sticky",
      insetBlockStart: "var(--head)",
      maxInlineSize: "none",
      zIndex: 9,
      padding: "0.25rem var(--edge) 0.25rem calc(var(--x) + var(--gutter))",
      background: "var(--ink)",
      color: "var(--paper)",
      font: "600 var(--type-label) / var(--line-title) var(--sans)",
    }}
  >
    {waits === "draft" ? "Draft: not published" : `Waits for ${waits}`}
  </p>
);

type Props = {
  site: Site;
  path: PagePath;
  /** What a page waits for that a preview shows. */
  waits: string | undefined;
  hasMenu: boolean;
  /** Whether it is made from a Markdown file, for which the stylesheets have rules. */
  isDocument: boolean;
  children: ReactNode;
};

/** The parts around every page. */
export function SiteLayout({ site, path, children, ...page }: Props) {
  const { announcement, brand, company, footer, navigation, newsletter } =
    site.content;
  const notice = site.content["cookie-notice"];
  return (
    <>
      <SkipLink text={navigation.skip} />
      {notice.isShown && <CookieNotice {...notice} />}
      <Header
        brand={brand}
        telephone={company.telephone}
        navigation={navigation}
        path={path}
        hasMenu={page.hasMenu}
      />
      <main
        id="main"
        className={page.isDocument ? "document" : undefined}
        tabIndex={-1}
      >
        {page.waits !== undefined && <DraftRibbon waits={page.waits} />}
        {announcement && (
          <Announcement
            content={announcement}
            closeText={navigation.close}
            path={path}
          />
        )}
        {children}
      </main>
      {/* After the footer this hidden element would make the page longer. */}
      <p className="visually-hidden" role="status" />
      <SiteFooter
        notice={notice}
        brand={brand}
        company={company}
        navigation={navigation}
        footer={footer}
        newsletter={newsletter}
      />
    </>
  );
}
