import type { ReactNode } from "react";

import { headingId } from "~/components/section";

import "./document-head.css";

type Props = {
  kicker?: ReactNode;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
};

/** The head of a document: its headline, and what stands around it. */
export const DocumentHead = ({ kicker, title, lead, children }: Props) => (
  <header className="section read document-head">
    {kicker && <p className="kicker">{kicker}</p>}
    <h1 id={headingId("article")}>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    {children}
  </header>
);
