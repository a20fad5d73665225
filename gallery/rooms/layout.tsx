import { useEffect, type ReactNode } from "react";

import { CookieNotice } from "~/features/cookie-notice/cookie-notice";
import { COOKIE_SETTINGS_EVENT } from "~/features/cookie-notice/use-cookie-notice";
import { Footer } from "~/layout/footer";
import { Header } from "~/layout/header";

import { company, link, many, newsletter, sentence } from "../content";
import { Staged, type Room } from "../room";

const navigation = (links: number) => ({
  skip: "Skip to content",
  logo: "Home",
  menu: "Menu",
  close: "Close",
  action: link("Begin"),
  promise: sentence,
  main: {
    label: "Main",
    links: [
      link("Home", "/"),
      ...many(links - 1, (number) =>
        link(`Page ${number}`, `/services#page${number}`),
      ),
    ],
  },
  quickLinks: {
    heading: "Quick links",
    links: many(links, (number) =>
      link(`Link ${number}`, `/services#link${number}`),
    ),
  },
  sections: { label: "Sections", note: "Numbered in fathoms." },
  ourServices: {
    heading: "Services",
    links: many(links, (number) =>
      link(`Service ${number}`, `/services#service${number}`),
    ),
  },
});

const header = (before: string, after: string, links: number) => (
  <Header
    nameParts={{ before, after }}
    telephone={company.telephone}
    navigation={navigation(links)}
  />
);

const pressMenu = (stage: HTMLElement) =>
  stage.querySelector<HTMLElement>(".menu-button")?.click();

const openDetails = (stage: HTMLElement) => {
  for (const details of stage.querySelectorAll("details")) details.open = true;
};

/** The notice, as the button in the footer shows it. */
function Asked({ children }: { children: ReactNode }) {
  useEffect(() => {
    queueMicrotask(() => dispatchEvent(new Event(COOKIE_SETTINGS_EVENT)));
  }, []);
  return children;
}

const notice = (
  <CookieNotice
    label="Cookies"
    text={sentence}
    before={{ accepted: "You said yes.", rejected: "You said no." }}
    accept="Accept"
    reject="Reject"
    more="Learn more"
    less="Show less"
    details={[sentence, " ", link("The policy", "/privacy"), "."]}
  />
);

export const room: Room = {
  "header, 3 links": <Staged>{header("A ", "Name", 3)}</Staged>,
  "header, 8 links": <Staged>{header("Northern ", "Lighthouses", 8)}</Staged>,
  "header, menu pressed": (
    <Staged act={pressMenu}>
      <div className="gallery-window">{header("A ", "Name", 6)}</div>
    </Staged>
  ),
  "cookie notice": (
    <Staged>
      <Asked>{notice}</Asked>
    </Staged>
  ),
  "cookie notice, details": (
    <Staged act={openDetails}>
      <div className="gallery-window">
        <Asked>{notice}</Asked>
      </div>
    </Staged>
  ),
  "footer, 1 link": (
    <Footer
      brand={{ name: "A Name", legalName: "A Name Ltd" }}
      company={company}
      navigation={navigation(1)}
      footer={{
        newsletter: { heading: "Newsletter", text: sentence },
        colophon: sentence,
        rights: "All rights reserved.",
        cookieSettings: "Cookie settings",
      }}
      newsletter={newsletter}
    />
  ),
  "footer, 12 links": (
    <Footer
      brand={{ name: "A Name", legalName: "A Name Ltd" }}
      company={company}
      navigation={navigation(12)}
      footer={{
        newsletter: { heading: "Newsletter", text: sentence },
        colophon: sentence,
        rights: "All rights reserved.",
        cookieSettings: "Cookie settings",
        privacy: link("Privacy", "/privacy"),
      }}
      newsletter={newsletter}
    />
  ),
};
