import { Drawing } from "~/components/picture";
import { sampleNote } from "~/components/sample-note";
import { headingId, Section } from "~/components/section";
import type { LogoFile } from "~/content/schema/logos";

import type { SectionProps } from "../section-props";
import "./logos.css";

type LogoProps = { file: LogoFile; name: string };

/** A logo in one ink, cut out of the ink by a mask, or in its own colours. */
function Logo({
  file: { address, width, height, hasOwnColours },
  name,
}: LogoProps) {
  return (
    <img
      className={hasOwnColours ? "own-logo" : "own-logo one-ink"}
      style={hasOwnColours ? undefined : { "--logo": `url("${address}")` }}
      src={address}
      width={width}
      height={height}
      alt={name}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The logos of clients in one row, if there are any. */
export default function Logos({ section, site }: SectionProps<"logos">) {
  const { frame } = section;
  const { heading, logos } = site.content.clients;
  if (logos.length === 0) return null;
  return (
    <Section
      frame={frame}
      name="logos"
      isStrip
      sample={sampleNote(site, logos)}
    >
      <h2 id={headingId(frame.id)} className="kicker">
        {section.heading ?? heading}
      </h2>
      <ul role="list">
        {logos.map(({ name, drawing, file }) => (
          <li key={name}>
            {drawing && <Drawing drawing={drawing} />}
            {file && <Logo file={file} name={name} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
