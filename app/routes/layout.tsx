import { useEffect, useRef } from "react";
import { Outlet } from "react-router";

import { useFullPageLoad } from "~/browser/use-full-page-load";
import { usePageFocus } from "~/browser/use-page-focus";
import { company } from "~/content/company";
import { cookieNotice } from "~/content/cookie-notice";
import { footer } from "~/content/footer";
import { navigation } from "~/content/navigation";
import { newsletter } from "~/content/newsletter";
import { Announcer } from "~/sections/layout/announcer";
import { CookieNotice } from "~/sections/layout/cookie-notice";
import { Footer } from "~/sections/layout/footer";
import { Header } from "~/sections/layout/header";
import { SkipLink } from "~/sections/layout/skip-link";

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
export default function SiteLayout() {
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
