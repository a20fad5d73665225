import { useRef } from "react";
import {
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";

import { useHydratedSignal } from "~/browser/use-hydrated-signal";
import { usePageFocus } from "~/browser/use-page-focus";
import { useWholeLoad } from "~/browser/use-whole-load";
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
  useHydratedSignal();
  useWholeLoad();
  // The hook, not <ScrollRestoration>: that one writes an inline script, which
  // would run after the deferred start and pull the page from under the reader.
  useScrollRestoration();
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
