import type { Site } from "~/content/site";
import { mapAddress } from "~/format/map-address";

import type { Section } from "../kinds";
import "./details.css";

type Props = { labels: NonNullable<Section<"hero">["details"]>; site: Site };

/** Ways to reach us: a ruled list of facts. */
export function Details({ labels, site }: Props) {
  const { email, telephone, address, contacts, offices } = site.content.company;
  const place = `${address.street}, ${address.town} ${address.postcode}`;
  return (
    <dl className="details ruled">
      <div>
        <dt className="kicker">{labels.email}</dt>
        <dd>
          <a className="touch-target" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="kicker">{labels.telephone}</dt>
        <dd>
          <a className="tabular touch-target" href={telephone.href}>
            {telephone.shown}
          </a>
        </dd>
      </div>
      {contacts.map(({ name, shown, href }) => (
        <div key={name}>
          <dt className="kicker">{name}</dt>
          <dd>
            <a className="tabular touch-target" href={href}>
              {shown ?? href.replace(/^https:\/\//, "")}
            </a>
          </dd>
        </div>
      ))}
      <div>
        <dt className="kicker">{labels.address}</dt>
        <dd>
          {place}
          {(labels.note ?? labels.map) && (
            <p className="caption">
              {labels.note}{" "}
              {labels.map !== undefined && (
                <a href={mapAddress(place)}>{labels.map}</a>
              )}
            </p>
          )}
        </dd>
      </div>
      {offices.map((office) => (
        <div key={office.name}>
          <dt className="kicker">{office.name}</dt>
          <dd>
            {[office.street, office.district, office.town]
              .filter(Boolean)
              .join(", ")}{" "}
            {office.postcode}
            {office.telephone && (
              <>
                <br />
                <a
                  className="tabular touch-target"
                  href={office.telephone.href}
                >
                  {office.telephone.shown}
                </a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
