import { NavLink } from "react-router";

import { useHeaderScrolled } from "~/browser/use-header-scrolled";
import { useMenu } from "~/browser/use-menu";
import { PageLink } from "~/components/page-link";
import type { Navigation } from "~/content/schema/layout";

const MENU_ID = "site-nav";

type Props = { companyName: string; navigation: Navigation };

export function Header({ companyName, navigation }: Props) {
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
              <NavLink
                to={to}
                end
                discover="none"
                prefetch="intent"
                onClick={close}
              >
                {text}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
