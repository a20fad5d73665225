import { createContext, use, type ComponentType } from "react";

import { CurrentPage } from "~/components/current-page";
import type { Fallback } from "~/content/schema/layout";

import { FallbackScreen } from "~/components/fallback-screen";
import type { IslandName } from "./islands.client";

/** The words of the screen that a failed island shows. */
export const FailureWords = createContext<Fallback | undefined>(undefined);

type Props<Of extends object> = {
  name: IslandName;
  component: ComponentType<Of>;
  props: Of;
  /** The names of those that come with its code, because several pages share them. */
  withCode?: readonly (keyof Of & string)[];
  /** When its code is loaded, unless a visitor touches or focuses it before. */
  starts: "near the viewport" | "when idle";
  /** Parameters of the address with which it starts at once. */
  parameters?: readonly string[];
};

/**
 * A component that browsers run, in HTML that they have at once. Its properties stand beside
 * it as data, and what is shown should it fail: docs/decisions/001-pages.md.
 */
export function Island<Of extends object>(island: Props<Of>) {
  const fallback = use(FailureWords);
  const { name, component: Component, props, starts, parameters } = island;
  const { withCode = [] } = island;
  const written = Object.entries(props).filter(
    ([key]) => !withCode.some((other) => other === key),
  );
  return (
    <>
      <div
        className="island"
        data-island={name}
        data-starts={starts}
        data-parameters={parameters?.join(" ")}
      >
        <CurrentPage value="">
          <Component {...props} />
        </CurrentPage>
      </div>
      <script
        type="application/json"
        // No text can close the element.
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(Object.fromEntries(written)).replaceAll(
            "<",
            "\\u003c",
          ),
        }}
      />
      {fallback && (
        <template className="failure" data-title={fallback.title}>
          <FallbackScreen content={fallback} isNotFound={false} />
        </template>
      )}
    </>
  );
}
