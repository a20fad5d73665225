/** The header is opaque past this scroll position, in px; specification, 9. */
const OPAQUE_PAST = 10;

/** From here on the menu's action is a button, in heights of the window. */
const OFFERS_FROM = 0.7;

/** Says how far the page is scrolled: motion.css. */
export function startHeaderShade(): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  const update = () => {
    header.dataset.scrolled = String(scrollY > OPAQUE_PAST);
    header.dataset.offers = String(scrollY >= OFFERS_FROM * innerHeight);
  };
  update();
  addEventListener("scroll", update, { passive: true });
}

/**
 * The menu is a native popover, which needs no script. This closes it also when a link is
 * followed, when the focus leaves it, and when its button disappears in a wide window.
 */
export function startMenu(): void {
  const button = document.querySelector(".menu-button");
  const menu = document.querySelector<HTMLElement>(".site-nav");
  if (!button || !menu) return;
  const hide = () => {
    if (menu.matches(":popover-open")) menu.hidePopover();
  };
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) hide();
  });
  // Otherwise the focus could move to a control that the open menu covers.
  menu.addEventListener("focusout", ({ relatedTarget: next }) => {
    if (!(next instanceof Node) || next === button) return;
    if (!menu.contains(next)) hide();
  });
  new ResizeObserver(([entry]) => {
    if (entry?.contentRect.width === 0) hide();
  }).observe(button);
}
