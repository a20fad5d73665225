import { PageLink } from "~/components/links";
import { MarkSymbol } from "~/components/section";
import type { Notice } from "~/content/derived/measured";
import type { Brand } from "~/brand/schema";
import type { Company } from "~/content/schema/company";
import type {
  Footer,
  Navigation,
  NewsletterWords,
} from "~/content/schema/layout";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";
import { FATHOMS } from "~/format/marks";

import "./footer.css";

function SeaBed() {
  return (
    <svg
      className="sea-bed"
      viewBox="0 0 1600 80"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M-9 38h9c90 0 130 2 200 2s70-12 120-12 110 0 180 0 150-6 250-6 250 11 350 11 60-5 110-5 110 12 190 12 130-2 200-2h9v70H-9Z" />
    </svg>
  );
}

function Colophon({ text }: { text: string }) {
  return (
    <div className="colophon">
      <div className="fathoms" aria-hidden="true">
        {FATHOMS.map((fathoms) => (
          <span key={fathoms}>
            <MarkSymbol fathoms={fathoms} />
            {fathoms}
          </span>
        ))}
      </div>
      <p>{text}</p>
    </div>
  );
}

const linesOf = ({
  street,
  district,
  town,
  postcode,
}: Pick<
  Company["offices"][number],
  "street" | "district" | "town" | "postcode"
>) => (
  <>
    {`${[street, district].filter(Boolean).join(", ")},`}
    <br />
    {`${town} ${postcode}`}
  </>
);

/** Every way to reach the company, and where else it is found. */
function ContactDetails({ company }: { company: Company }) {
  const { email, telephone, address, contacts, offices } = company;
  const { profiles, badges } = company;
  return (
    <>
      <address>
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        <a href={telephone.href}>{telephone.shown}</a>
        <br />
        {contacts.map(({ name, shown, href }) => (
          <span key={name}>
            {shown !== undefined && `${name} `}
            <a href={href}>{shown ?? name}</a>
            <br />
          </span>
        ))}
        {linesOf(address)}
      </address>
      {offices.map((office) => (
        <address key={office.name}>
          <b>{office.name}</b>
          <br />
          {linesOf(office)}
          {office.telephone && (
            <>
              <br />
              <a href={office.telephone.href}>{office.telephone.shown}</a>
            </>
          )}
        </address>
      ))}
      {profiles.length > 0 && (
        <ul role="list" className="profiles">
          {profiles.map(({ name, href }) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      {badges.length > 0 && (
        <ul role="list" className="badges">
          {badges.map(({ name, file, link }) => {
            const { address: src, width, height } = file;
            const image = (
              <img {...{ src, width, height }} alt={name} loading="lazy" />
            );
            return (
              <li key={name}>{link ? <a href={link}>{image}</a> : image}</li>
            );
          })}
        </ul>
      )}
    </>
  );
}

type LinkColumnProps = Navigation["quickLinks"] & { name: string };

function LinkColumn({ name, heading, links }: LinkColumnProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={name}>
      <h2 className="label" id={name}>
        {heading}
      </h2>
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

type FooterProps = {
  brand: Pick<Brand, "name" | "legalName" | "hasMetaphor">;
  company: Company;
  navigation: Navigation;
  footer: Footer;
  newsletter: NewsletterWords;
  notice: Notice;
};

export function SiteFooter({
  brand,
  company,
  navigation,
  footer,
  newsletter,
  notice,
}: FooterProps) {
  const links = [footer.report, footer.details];
  return (
    <footer className="section site-footer deep">
      {brand.hasMetaphor && <SeaBed />}
      <div className="grid">
        <div className="company">
          <h2 className="label">{brand.name}</h2>
          <p>{company.description}</p>
          <ContactDetails company={company} />
        </div>
        <LinkColumn name="quick-links" {...navigation.quickLinks} />
        <LinkColumn name="our-services" {...navigation.ourServices} />
        {footer.newsletter && (
          <div className="stay">
            <h2 className="label">{footer.newsletter.heading}</h2>
            <p>{footer.newsletter.text}</p>
            <NewsletterForm id="footer-email" isInFooter {...newsletter} />
          </div>
        )}
      </div>
      {brand.hasMetaphor && footer.colophon !== undefined && (
        <Colophon text={footer.colophon} />
      )}
      <div className="legal">
        <p>
          © <span className="year">{BUILD_YEAR}</span>{" "}
          {[`${brand.legalName}.`, footer.rights, company.registration]
            .filter(Boolean)
            .join(" ")}
        </p>
        <p>
          {links.map(
            (link) =>
              link && (
                <PageLink key={link.to} to={link.to}>
                  {link.text}
                </PageLink>
              ),
          )}
          {notice.footer && <span>{notice.footer.line}</span>}
          {notice.isShown && (
            <button className="cookie-settings needs-script" type="button">
              {notice.footer?.button ?? footer.cookieSettings}
            </button>
          )}
          {footer.privacy && (
            <PageLink to={footer.privacy.to}>{footer.privacy.text}</PageLink>
          )}
        </p>
      </div>
    </footer>
  );
}
