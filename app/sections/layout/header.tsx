import { NavLink } from "react-router";

import { useHeaderScrolled } from "~/browser/use-header-scrolled";
import { useMenu } from "~/browser/use-menu";
import { usePrefetch } from "~/browser/use-prefetch";
import { PageLink } from "~/components/page-link";
import type { Navigation } from "~/content/schema/layout";

const MENU_ID = "site-nav";

type ItemProps = Navigation["main"]["links"][number] & { onClick: () => void };

function MenuItem({ text, to, onClick }: ItemProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === "/"}
        discover="none"
        // It has aria-current, which is what the stylesheet goes by.
        className={() => undefined}
        onClick={onClick}
        {...usePrefetch(to)}
      >
        {text}
      </NavLink>
    </li>
  );
}

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
          {navigation.main.links.map((link) => (
            <MenuItem key={link.to} {...link} onClick={close} />
          ))}
        </ul>
      </nav>
    </header>
  );
}
