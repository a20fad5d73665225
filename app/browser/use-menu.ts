import { useEffect, useRef, useState, type FocusEvent } from "react";

function hide(menu: HTMLElement | null) {
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

/**
 * The menu is a native popover, so it opens, closes and answers Escape without
 * any script. This tells its state, and closes it on a chosen link and when
 * the window grows so wide that its button goes away.
 */
export function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  // Unknown until hydrated: before that the browser itself tells the state.
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => {
    if (!button.current || !menu.current) return undefined;
    setIsOpen(menu.current.matches(":popover-open"));
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) hide(menu.current);
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);

  return {
    button,
    menu,
    isOpen,
    close: () => hide(menu.current),
    /** Without it the keyboard would go on under the open menu. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget || relatedTarget === button.current) return;
      if (!menu.current?.contains(relatedTarget)) hide(menu.current);
    },
    onToggle: (event: { newState: string }) =>
      setIsOpen(event.newState === "open"),
  };
}
