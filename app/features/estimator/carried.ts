import { useEffect } from "react";

import type { PageAddress } from "~/page-path";

/**
 * Makes the page's bar (layout/action-bar.tsx) carry the visitor's own estimate
 * to the contact form.
 */
export function useCarrying(sum: string, address: PageAddress | undefined) {
  useEffect(() => {
    const bar = document.querySelector(".action-bar");
    const telephone = bar?.querySelector<HTMLElement>("a.tabular");
    const said = bar?.querySelector<HTMLElement>(".sum");
    const action = bar?.querySelector<HTMLAnchorElement>("a.button");
    if (!address || !telephone || !said || !action) return undefined;
    const { href } = action;
    const show = (isOwn: boolean) => {
      telephone.hidden = isOwn;
      said.hidden = !isOwn;
      action.href = isOwn ? address : href;
    };
    said.textContent = sum;
    show(true);
    return () => show(false);
  }, [sum, address]);
}
