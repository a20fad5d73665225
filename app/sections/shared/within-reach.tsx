import type { ReactNode } from "react";

import { ButtonLink } from "~/components/links";
import type { Company } from "~/content/schema/company";
import type { PageLink } from "~/content/schema/primitives";

import "./within-reach.css";

type Props = {
  telephone: Company["telephone"];
  action: PageLink;
  /** What the visitor has worked out, in place of the telephone number. */
  sum?: string | undefined;
  children: ReactNode;
};

/**
 * The sections between the first and the last, which have actions of their own. On
 * phones one action stays at the foot of the window while they are read; in wide
 * windows it is the last link of the header.
 */
export function WithinReach({ telephone, action, sum, children }: Props) {
  return (
    <div className="reach">
      {children}
      <div className="track">
        <div className="within-reach call-bar">
          {sum === undefined ? (
            <a className="tabular" href={telephone.href}>
              {telephone.shown}
            </a>
          ) : (
            <span>{sum}</span>
          )}
          <ButtonLink link={action} />
        </div>
      </div>
    </div>
  );
}
