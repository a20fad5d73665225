import { useCurrentYear } from "~/browser/use-current-year";
import { NewsletterForm } from "~/components/newsletter-form";
import { PageLink } from "~/components/page-link";
import type { Company } from "~/content/schema/company";
import type {
  Footer as FooterContent,
  Navigation,
} from "~/content/schema/layout";
import type { NewsletterForm as NewsletterContent } from "~/content/schema/shared";

import { Colophon } from "./colophon";
import { CookieSettings } from "./cookie-settings";
import { SeaBed } from "./sea-bed";

type ColumnProps = Navigation["quickLinks"] & { name: string };

function LinkColumn({ name, heading, links }: ColumnProps) {
  return (
    <nav className={name} aria-labelledby={name}>
      <h2 id={name}>{heading}</h2>
      <ul>
        {links.map(({ text, to }) => (
          <li key={text}>
            <PageLink to={to}>{text}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = {
  company: Company;
  navigation: Navigation;
  footer: FooterContent;
  newsletter: NewsletterContent;
};

export function Footer({ company, navigation, footer, newsletter }: Props) {
  const { email, telephone, address } = company;
  return (
    <footer className="site-footer">
      <SeaBed />
      <div className="grid">
        <div className="company">
          <h2>{company.name}</h2>
          <p>{company.blurb}</p>
          <address>
            <a href={`mailto:${email.address}`}>{email.address}</a>
            <br />
            <a href={telephone.href}>{telephone.shown}</a>
            <br />
            {`${address.street}, ${address.district},`}
            <br />
            {`${address.town} ${address.postcode}`}
          </address>
        </div>
        <LinkColumn name="quick-links" {...navigation.quickLinks} />
        <LinkColumn name="our-services" {...navigation.ourServices} />
        <div className="stay-updated">
          <h2>{footer.newsletter.heading}</h2>
          <p>{footer.newsletter.text}</p>
          <NewsletterForm id="footer-email" look="mini" {...newsletter} />
        </div>
      </div>
      <Colophon text={footer.colophon} />
      <div className="legal">
        <p>{`© ${useCurrentYear()} ${company.legalName}. ${footer.rights}`}</p>
        <p>{company.registration.statement}</p>
        <div className="choices">
          <CookieSettings text={footer.cookieSettings} />
          <PageLink to={footer.privacy.to}>{footer.privacy.text}</PageLink>
        </div>
      </div>
    </footer>
  );
}
