import type { ComponentProps } from "react";
import { Link } from "react-router";

import { usePrefetch } from "~/browser/use-prefetch";
import type { PageAddress } from "~/page-path";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { to: PageAddress };

/** A link to a page of this site, followed without loading a new document. */
export function PageLink({ to, ...rest }: Props) {
  return <Link to={to} {...usePrefetch()} {...rest} />;
}
