import { RichText } from "~/components/rich-text";
import type { ServicesPage } from "~/content/schema/services";

/** What buyers ask beside a price: all of it in view, nothing to open. */
export function Terms({ heading, items }: ServicesPage["packages"]["terms"]) {
  return (
    <div className="grid terms">
      <h3>{heading}</h3>
      <dl>
        {items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <p>
                <RichText text={answer} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
