import { RichText } from "~/components/rich-text";
import type { CookieNoticeWords } from "~/content/schema/layout";
import { destination } from "~/features/forms/receiver";

import type { ConsentChoice } from "./consent";
import "./cookie-notice.css";

const Answer = ({ choice, name }: { choice: ConsentChoice; name: string }) => (
  <button className="button outline" type="button" value={choice}>
    {name}
  </button>
);

/**
 * The notice, which cookie-notice.client.ts shows when it is time. Accept and Reject look the
 * same; consent.ts has what each allows.
 */
export function CookieNotice(content: CookieNoticeWords) {
  const { label, before, more, less, whenSent = content } = content;
  const { text, details } = destination() === "nowhere" ? content : whenSent;
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
          <div className="actions">
            <Answer choice="accepted" name={content.accept} />
            <Answer choice="rejected" name={content.reject} />
          </div>
        </section>
      </template>
    </div>
  );
}
