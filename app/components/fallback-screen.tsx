import { Arrow, ArrowLink } from "~/components/links";
import { headingId } from "~/components/section";
import type { Fallback } from "~/content/schema/layout";

import "./fallback-screen.css";

type Props = {
  content: Fallback;
  isNotFound: boolean;
};

/** The screen for an unknown URL and for a page that failed to render. */
export function FallbackScreen({ content, isNotFound }: Props) {
  // islands/mount.tsx writes the message of a failure into it.
  const message = isNotFound ? content.notFound.message : "";
  const number = /^\d{3}\b/.exec(message)?.[0];
  return (
    <section
      className="section deep fallback-screen"
      aria-labelledby={headingId("fallback-screen")}
    >
      {number && (
        <p className="status numeral" aria-hidden="true">
          <span>{number}</span>
        </p>
      )}
      <div className="grid">
        <div className="left">
          <h1 id={headingId("fallback-screen")}>{content.heading}</h1>
          <p className="message" role="alert">
            {message}
          </p>
          <p>{(isNotFound ? content.notFound : content.failure).explanation}</p>
        </div>
        <ul className="right">
          {!isNotFound && (
            <li>
              <a className="arrow-link" href="?">
                {content.failure.retry} <Arrow />
              </a>
            </li>
          )}
          {content.waysBack.map((link) => (
            <li key={link.text}>
              <ArrowLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
