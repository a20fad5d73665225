import { PAGE_OPENED } from "./opened-page.client";

/** How long the page may take until it is loaded in full, in ms. */
const PATIENCE = 8000;

async function fetchPage(address: string) {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(PATIENCE),
  });
  const html = await response.text();
  // The policy of this page allows no style element of another, not even to be parsed.
  const [style = "", css] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const page = new DOMParser().parseFromString(
    html.replace(style, ""),
    "text/html",
  );
  const main = page.querySelector("main");
  const now = document.querySelector("main");
  if (!response.ok || !main || css === undefined || !now)
    throw new Error(`${address} is not a page of this build`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return () => {
    document.adoptedStyleSheets.unshift(sheet);
    for (const old of document.querySelectorAll("head > style")) old.remove();
    for (const link of document.querySelectorAll("header [aria-current]"))
      link.removeAttribute("aria-current");
    now.replaceWith(main);
    document.title = page.title;
    const { pathname, hash } = new URL(address, location.href);
    history.pushState(null, "", pathname);
    // The stylesheets see a target only of a navigation.
    if (hash) location.replace(hash);
    dispatchEvent(new Event(PAGE_OPENED));
    scrollTo({ top: 0, behavior: "instant" });
    main.focus({ preventScroll: true });
    const status = document.querySelector("body > [role=status]");
    if (status) status.textContent = page.title;
  };
}

/**
 * Opens a page of this site in place of the one that is shown, as the specification wants of
 * the contact form (sections 2 and 4): with a full page load, if that fails.
 *
 * @param leave what is done right before the page that is shown goes
 */
export async function openPage(
  address: string,
  leave: () => void,
): Promise<void> {
  try {
    const show = await fetchPage(address);
    leave();
    show();
  } catch {
    leave();
    location.assign(address);
  }
}
