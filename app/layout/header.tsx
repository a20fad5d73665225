import { useEffect, useRef, useState, type FocusEvent } from "react";
import { useLocation } from "react-router";

import { Arrow, PageLink } from "~/components/links";
import type { Brand } from "~/brand/schema";
import type { Company } from "~/content/schema/company";
import type { Navigation } from "~/content/schema/layout";
import { pathOf } from "~/navigation/page-code";

import { Gauge } from "./gauge";
import "./header.css";

/** The header is opaque past this scroll position, in px; specification, 9. */
const OPAQUE_PAST = 10;

/** Undefined in browsers with scroll timelines, where motion.css needs no script. */
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
 * The menu is a native popover, which needs no script. This closes it also when a link is
 * followed, when the focus leaves it, and when its button disappears in a wide window.
 */
function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

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
    /** Otherwise the focus could move to a control that the open menu covers. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget || relatedTarget === button.current) return;
      if (!menu.current?.contains(relatedTarget)) hide(menu.current);
    },
  };
}

const MENU_ID = "site-nav";

type LogoProps = Pick<Brand, "name"> & { logo: NonNullable<Brand["logo"]> };

function Logo({ name, logo: { light, dark } }: LogoProps) {
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={dark.address}
        width={dark.width}
        height={dark.height}
      />
      <img
        src={light.address}
        width={light.width}
        height={light.height}
        alt={name}
      />
    </picture>
  );
}

type Props = {
  brand: Pick<Brand, "name" | "nameParts" | "logo">;
  telephone: Company["telephone"];
  navigation: Navigation;
};

export function Header({ brand, telephone, navigation }: Props) {
  const { name, nameParts, logo } = brand;
  const page = pathOf(useLocation().pathname);
  const isScrolled = useHeaderScrolled();
  const { button, menu, close, onBlur } = useMenu();
  return (
    <header className="site-header" data-scrolled={isScrolled}>
      <PageLink className="logo" to="/" aria-label={navigation.logo}>
        <span>{!logo && nameParts.before && `${nameParts.before} `}</span>
        {logo ? (
          <Logo name={name} logo={logo} />
        ) : (
          <span>{nameParts.after && `${nameParts.after} `}</span>
        )}
      </PageLink>
      <button
        ref={button}
        className="menu-button"
        type="button"
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
      >
        <span>{navigation.menu}</span>
        <span>
          {navigation.close}
          <span className="visually-hidden">{` ${navigation.menu}`}</span>
        </span>
        <i />
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        className="site-nav"
        popover="auto"
        onBlur={onBlur}
      >
        <nav aria-label={navigation.main.label}>
          <ul>
            {navigation.main.links.map(({ text, to }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  className={to === navigation.action.to ? "action" : undefined}
                  aria-current={to === page ? "page" : undefined}
                  onClick={close}
                >
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <Gauge
          key={page}
          path={page}
          words={navigation.sections}
          onFollow={close}
        />
        <div className="menu-foot call-bar">
          <a className="tabular" href={telephone.href}>
            {telephone.shown}
          </a>
          <PageLink
            className="button"
            to={navigation.action.to}
            onClick={close}
          >
            {navigation.action.text}
            <Arrow />
          </PageLink>
          <p>{navigation.promise}</p>
        </div>
      </div>
    </header>
  );
}
