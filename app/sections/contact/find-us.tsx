import { PictureFigure } from "~/components/picture";
import { headingId, Section } from "~/components/section";
import type { ContactPage } from "~/content/schema/pages/contact";

import "./find-us.css";

/**
 * A chart of the office's place with the names of what it shows. The caption has the
 * address, and a link that searches for it on a map service.
 */
export function FindUs({
  heading,
  picture,
  caption,
  names,
  map,
}: NonNullable<ContactPage["find"]>) {
  return (
    <Section name="contact-find-us">
      <h2 id={headingId("contact-find-us")} className="visually-hidden">
        {heading}
      </h2>
      <PictureFigure picture={picture} tone="buff">
        <b>{caption.place}</b> {caption.text}{" "}
        <a href={map.search + encodeURIComponent(caption.place)}>{map.link}</a>
      </PictureFigure>
      {!picture.photograph && names.length > 0 && (
        <ul className="names">
          {names.map(({ name, at: [x, y] }) => (
            <li key={name} style={{ left: `${x}%`, top: `${y}%` }}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
