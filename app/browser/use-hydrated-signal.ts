import { useEffect } from "react";

import { HYDRATED_EVENT } from "~/boot/hydrated-event";

/** Tells the start file, once, that the application listens to the page. */
export function useHydratedSignal(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
}
