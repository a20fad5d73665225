// What every page loads. Each part starts by itself: one that throws then takes no other with it.
import { startPhotographs } from "./components/photograph.client";
import { startPlayers } from "./components/player.client";
import { startSearch } from "./documents/articles/search.client";
import { startAnnouncement } from "./features/announcement/announcement.client";
import { startCookieNotice } from "./features/cookie-notice/cookie-notice.client";
import { startHistory } from "./features/enquiry/opened-page.client";
import { startDraft } from "./features/enquiry/sent-draft.client";
import { startArrival } from "./features/forms/arrival.client";
import { startEmailFields } from "./features/forms/email-fields.client";
import { startMeasuring } from "./features/measuring/measuring.client";
import { startNewsletterForms } from "./features/newsletter/newsletter-form.client";
import { startIslands } from "./islands/islands.client";
import { startYear } from "./layout/footer.client";
import { startHeaderShade, startMenu } from "./layout/header.client";

const starts = [
  startIslands,
  startCookieNotice,
  () => ASKED.length > 0 && startArrival(),
  () => MEASURING && startMeasuring(),
  startHeaderShade,
  startMenu,
  startYear,
  startEmailFields,
  startNewsletterForms,
  startAnnouncement,
  startPhotographs,
  startHistory,
  startDraft,
  startSearch,
  startPlayers,
];

for (const start of starts)
  try {
    start();
  } catch (error) {
    reportError(error);
  }
// The stylesheets show the controls that need all this; tests wait for it.
document.documentElement.dataset.scripted = "";
