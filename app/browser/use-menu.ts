import { useEffect, useRef, type FocusEvent } from "react";

function hide(menu: HTMLElement | null) {
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

/**
 * The menu is a native popover, so it opens, closes, answers Escape and says
 * through its button whether it is open, without any script. This closes it on
 * a chosen link and when the window grows so wide that its button goes away.
 */
export function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) hide(menu.current);
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);

  return {
    button,
    menu,
    close: () => hide(menu.current),
    /** Without it the keyboard would go on under the open menu. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget || relatedTarget === button.current) return;
      if (!menu.current?.contains(relatedTarget)) hide(menu.current);
    },
  };
}
