import { useState } from "react";

import { OutlookFigures, type OutlookProps } from "./outlook-figures";

/** What the spend could bring: nothing of it is in the page until somebody asks. */
export function Outlook(props: OutlookProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <details
      // It may have been opened before the application came.
      ref={(details) => {
        if (details?.open) setIsAsked(true);
      }}
      className="outlook"
      onToggle={() => setIsAsked(true)}
    >
      <summary>{props.words.summary}</summary>
      {isAsked && (
        <div>
          <OutlookFigures {...props} />
        </div>
      )}
    </details>
  );
}
