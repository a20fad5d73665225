import { PageLink } from "~/components/links";
import type { Brand } from "~/brand/schema";
import type { Company } from "~/content/schema/company";
import type { Navigation } from "~/content/schema/layout";

import "./header.css";

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
  path: string;
  /** Whether there is a menu; a campaign's page has none. */
  hasMenu: boolean;
};

function Menu({
  telephone,
  navigation,
  path,
}: Pick<Props, "telephone" | "navigation" | "path">) {
  return (
    <>
      <button
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
      <div id={MENU_ID} className="site-nav" popover="auto">
        <nav aria-label={navigation.main.label}>
          <ul>
            {navigation.main.links.map(({ text, to }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  className={to === navigation.action.to ? "action" : undefined}
                  aria-current={to === path ? "page" : undefined}
                >
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-foot call-bar">
          <a className="tabular" href={telephone.href}>
            {telephone.shown}
          </a>
          <PageLink className="button" to={navigation.action.to}>
            {navigation.action.text}
          </PageLink>
          {navigation.promise && <p>{navigation.promise}</p>}
        </div>
      </div>
    </>
  );
}

/** header.client.ts closes its menu, and marks the section in view. */
export function Header({ brand, telephone, navigation, path, hasMenu }: Props) {
  const { name, nameParts, logo } = brand;
  return (
    <header className="site-header">
      <PageLink className="logo" to="/" aria-label={navigation.logo}>
        <span>{!logo && nameParts.before && `${nameParts.before} `}</span>
        {logo ? (
          <Logo name={name} logo={logo} />
        ) : (
          <span>{nameParts.after && `${nameParts.after} `}</span>
        )}
      </PageLink>
      {hasMenu ? (
        <Menu telephone={telephone} navigation={navigation} path={path} />
      ) : (
        <p className="call">
          {navigation.call && <span>{navigation.call}</span>}
          <a className="tabular" href={telephone.href}>
            {telephone.shown}
          </a>
        </p>
      )}
    </header>
  );
}
