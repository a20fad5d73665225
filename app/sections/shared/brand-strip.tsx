import { Drawing } from "~/components/picture";
import { headingId, Section } from "~/components/section";
import type { LogoFile } from "~/content/schema/logos";
import type { Mark } from "~/format/marks";
import type { Clients } from "~/content/schema/shared";

import "./brand-strip.css";

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

type Props = Clients & { mark?: Mark | undefined };

/** The logos of clients, if there are any. */
export function BrandStrip({ mark, heading, logos }: Props) {
  if (logos.length === 0) return null;
  return (
    <Section name="brand-strip" mark={mark}>
      <h2 id={headingId("brand-strip")} className="kicker">
        {heading}
      </h2>
      <ul>
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
