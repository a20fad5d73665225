import type { ComponentProps } from "react";
import { Link } from "react-router";

import type { PageAddress } from "~/page-path";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { to: PageAddress };

/** A link to a page of this site, followed without loading a new document. */
export function PageLink({ to, ...rest }: Props) {
  // Every page knows all routes: there are none to discover.
  return <Link to={to} discover="none" prefetch="intent" {...rest} />;
}
