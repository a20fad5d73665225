import type { ReactNode } from "react";

import company from "content/company.yaml";
import navigation from "content/navigation.yaml";
import { ButtonLink } from "~/components/links";

import "./within-reach.css";

/**
 * The sections after the prices. On phones one action stays at the foot of the
 * window while they are read, and takes its place after the last of them.
 */
export function WithinReach({ children }: { children: ReactNode }) {
  return (
    <div>
      {children}
      <div className="within-reach">
        <a className="tabular" href={company.telephone.href}>
          {company.telephone.shown}
        </a>
        <ButtonLink link={navigation.action} />
      </div>
    </div>
  );
}
