import { useEffect, useRef, useState, type FocusEvent } from "react";
import { useLocation } from "react-router";

import { PageLink } from "~/components/links";
import type { Navigation } from "~/content/schema/layout";

import { pageOf } from "./page-change";
import "./header.css";

/** Scroll beyond which the header is opaque, in px; specification, section 9. */
const OPAQUE_PAST = 10;

/**
 * Whether the view is scrolled, for browsers without scroll timelines; in the
 * others the stylesheet knows by itself and this stays undefined.
 */
function useHeaderScrolled(): boolean | undefined {
  const [isScrolled, setIsScrolled] = useState<boolean>();
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return undefined;
    const update = () => setIsScrolled(window.scrollY > OPAQUE_PAST);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isScrolled;
}

function hide(menu: HTMLElement | null) {
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

/**
 * The menu is a native popover, so it opens, closes, answers Escape and says
 * through its button whether it is open, without any script. This closes it on
 * a chosen link and when the window grows so wide that its button goes away.
 */
function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) hide(menu.current);
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);

  return {
    button,
    menu,
    close: () => hide(menu.current),
    /** Without it the keyboard would go on under the open menu. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget || relatedTarget === button.current) return;
      if (!menu.current?.contains(relatedTarget)) hide(menu.current);
    },
  };
}

const MENU_ID = "site-nav";

type Props = { companyName: string; navigation: Navigation };

export function Header({ companyName, navigation }: Props) {
  const page = pageOf(useLocation().pathname);
  const isScrolled = useHeaderScrolled();
  const { button, menu, close, onBlur } = useMenu();
  return (
    <header className="site-header" data-scrolled={isScrolled}>
      <PageLink className="logo" to="/" aria-label={navigation.logo}>
        {companyName.split(" ").map((word) => (
          <span key={word}>{`${word} `}</span>
        ))}
      </PageLink>
      <button
        ref={button}
        className="menu-button"
        type="button"
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
      >
        {`${navigation.menu} `}
        <i />
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        className="site-nav"
        aria-label={navigation.main.label}
        popover="auto"
        onBlur={onBlur}
      >
        <ul>
          {navigation.main.links.map(({ text, to }) => (
            <li key={to}>
              <PageLink
                to={to}
                aria-current={to === page ? "page" : undefined}
                onClick={close}
              >
                {text}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
