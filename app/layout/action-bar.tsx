import type { ReactNode } from "react";

import { ButtonLink } from "~/components/links";
import type { Company } from "~/content/schema/company";
import type { PageLink } from "~/content/schema/primitives";

import "./action-bar.css";

type Props = {
  telephone: Company["telephone"];
  action: PageLink;
  children: ReactNode;
};

/**
 * The sections between the first and the last, which have actions of their own. On
 * phones one action stays at the foot of the window while they are read; in wide
 * windows it is the last link of the header.
 */
export function ActionBar({ telephone, action, children }: Props) {
  return (
    <div className="with-action-bar">
      {children}
      <div className="track">
        <div className="action-bar call-bar">
          <a className="tabular" href={telephone.href}>
            {telephone.shown}
          </a>
          {/* What the visitor has worked out: features/estimator/carried.ts */}
          <span className="sum" hidden />
          <ButtonLink link={action} />
        </div>
      </div>
    </div>
  );
}
