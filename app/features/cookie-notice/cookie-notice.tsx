import type { ComponentProps } from "react";

import { RichText } from "~/components/rich-text";
import type { Notice } from "~/content/derived/measured";

import "./cookie-notice.css";

const Answer = (button: ComponentProps<"button">) => (
  <button className="button outline" type="button" {...button} />
);

/**
 * The notice, which cookie-notice.client.ts shows when it is time. The answers look the
 * same; consent.ts has what each allows.
 */
export function CookieNotice(content: Notice) {
  const { label, text, before, more, less, details, purposes } = content;
  return (
    // Screen readers announce only what is added to an existing live region.
    <div aria-live="polite">
      <template id="cookie-notice">
        <section className="cookie-notice" aria-label={label} tabIndex={-1}>
          <div>
            <p className="text">
              {text}
              {(["accepted", "rejected"] as const).map((choice) => (
                <span key={choice} data-after={choice}>
                  {` ${before[choice]}`}
                </span>
              ))}
            </p>{" "}
            <details aria-live="off">
              <summary>
                <span className="more">{more}</span>
                <span className="less">{less}</span>
              </summary>
              <p>
                <RichText text={details} />
              </p>
            </details>
          </div>
          {purposes && (
            <div className="boxes" data-time="again">
              {(["counting", "advertising"] as const).map((purpose) => (
                <label key={purpose}>
                  <input type="checkbox" value={purpose} /> {purposes[purpose]}
                </label>
              ))}
            </div>
          )}
          <div className="actions">
            <Answer value="accepted">{content.accept}</Answer>
            {content.only && (
              <Answer value="counting" data-time="first">
                {content.only}
              </Answer>
            )}
            {purposes && (
              <Answer value="chosen" data-time="again">
                {purposes.save}
              </Answer>
            )}
            <Answer value="rejected">{content.reject}</Answer>
          </div>
        </section>
      </template>
    </div>
  );
}
