import { useNavigate } from "react-router";

import type { PageAddress } from "~/page-path";

import { isPage, loadPage, pageAt, pathOf } from "./page-code";

/** How long the next page's code may take to load, in ms. */
const PATIENCE = 8000;

/** Whether code could not be loaded: a new deployment has probably removed all of it. */
let isOutdated = false;

let lastRequest: object = {};

/** A page whose code is still on its way is not opened any more. */
export function cancelOpening(): void {
  lastRequest = {};
}

/** Loads the code of a page that the visitor may open. Resolves to whether it came. */
export async function prefetch(address: PageAddress): Promise<boolean> {
  if (isOutdated) return false;
  try {
    await loadPage(pathOf(address));
    return true;
  } catch {
    isOutdated = true;
    return false;
  }
}

const patience = () =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
  });

function loadInFull(address: PageAddress): void {
  // Who comes back through the back/forward cache gets a new document.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(address);
}

/** Whether a link to an address is followed in the application: between its own pages. */
export const isOpenedHere = (from: string, to: string): boolean =>
  isPage(pathOf(from)) && isPage(pathOf(to));

/** Opens a page in the application, or with a full load: docs/decisions/010-navigation.md. */
export function useOpenPage(): (address: PageAddress) => Promise<void> {
  const navigate = useNavigate();
  return async (address) => {
    const request = {};
    lastRequest = request;
    const { pathname } = window.location;
    if (!isOpenedHere(pathname, address)) {
      loadInFull(address);
      return;
    }
    const hasCome =
      pageAt(pathOf(address)) !== undefined ||
      (await Promise.race([prefetch(address), patience()]));
    // Meanwhile the visitor has asked for another page, or has gone back.
    if (lastRequest !== request || window.location.pathname !== pathname)
      return;
    if (hasCome) await navigate(address);
    else loadInFull(address);
  };
}
