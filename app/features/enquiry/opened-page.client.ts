/** The event of the window after open-page.ts has opened a page. */
export const PAGE_OPENED = "pageopened";

/** Back leads to a page that this document does not have any more: it is loaded. */
export function startHistory(): void {
  let shown = location.pathname;
  addEventListener(PAGE_OPENED, () => {
    shown = location.pathname;
  });
  addEventListener("popstate", () => {
    if (location.pathname !== shown) location.reload();
  });
}
