import { useEffect, useRef, type RefObject } from "react";
import { Outlet } from "react-router";

import { company } from "~/content/company";
import { cookieNotice } from "~/content/cookie-notice";
import { footer } from "~/content/footer";
import { navigation } from "~/content/navigation";
import { newsletter } from "~/content/newsletter";
import { CookieNotice } from "~/features/cookie-notice/cookie-notice";

import { Footer } from "./footer";
import { Header } from "./header";
import { Announcer, usePageFocus } from "./page-change";
import { useFullPageLoad } from "./use-full-page-load";

type Props = { text: string; main: RefObject<HTMLElement | null> };

/**
 * The first stop of the keyboard; WCAG 2.4.1. A landmark of its own, because
 * nothing should stand outside of one.
 */
function SkipLink({ text, main }: Props) {
  return (
    <nav aria-label={text}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The router would take the new address for a step back in history.
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

// Made once, as the pages are: what is around them does not change with them.
const cookies = <CookieNotice {...cookieNotice} />;
const header = <Header companyName={company.name} navigation={navigation} />;
const below = (
  <Footer
    company={company}
    navigation={navigation}
    footer={footer}
    newsletter={newsletter}
  />
);

/** What stands around every page: it stays while the pages change. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  useFullPageLoad();
  // The stylesheet shows what works only after hydration.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <>
      <SkipLink text={navigation.skip} main={main} />
      {cookies}
      {header}
      <main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {/* Not last: though nobody sees it, the page would be longer by its height. */}
      <Announcer />
      {below}
    </>
  );
}
