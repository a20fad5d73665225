import { PictureFigure } from "~/components/picture";
import { Section } from "~/components/section";
import type { ContactPage } from "~/content/schema/pages/contact";

import "./find-us.css";

/**
 * A chart of the office's place with the names of what it shows. The caption has the
 * address, and a link that searches for it on a map service.
 */
export function FindUs(props: NonNullable<ContactPage["find"]>) {
  const { heading, picture, caption, names, map } = props;
  return (
    <Section name="contact-find-us" heading={heading} hidesHeading>
      <PictureFigure picture={picture} tone="warm">
        <b>{caption.place}</b> {caption.text}{" "}
        <a href={map.address}>{map.link}</a>
      </PictureFigure>
      {!picture.photograph && names.length > 0 && (
        <ul className="names">
          {names.map(({ name, at: [x, y], area }) => (
            <li
              key={name}
              className={area ? "area" : undefined}
              style={{ "--at": x / 100, top: `${y}%` }}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
