import { useEffect, useState } from "react";

/** Scroll beyond which the header is opaque, in px; specification, section 9. */
const OPAQUE_PAST = 10;

/**
 * Whether the view is scrolled, for browsers without scroll timelines; in the
 * others the stylesheet knows by itself and this stays undefined.
 */
export function useHeaderScrolled(): boolean | undefined {
  const [isScrolled, setIsScrolled] = useState<boolean>();
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return undefined;
    const update = () => setIsScrolled(window.scrollY > OPAQUE_PAST);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isScrolled;
}
