/** Each loads its code, and starts it on its HTML. */
const islands = {
  "contact-form": async (island: HTMLElement) => {
    const [{ mount }, { ContactForm }] = await Promise.all([
      import("./mount"),
      import("~/features/enquiry/contact-form"),
    ]);
    mount(island, ContactForm);
  },
  estimator: async (island: HTMLElement) => {
    const [{ mount }, { FeeEstimator }, { words }] = await Promise.all([
      import("./mount"),
      import("~/features/estimator/estimator"),
      import("./estimator-words"),
    ]);
    mount(island, FeeEstimator, { words });
  },
};

/** A component that browsers run. */
export type IslandName = keyof typeof islands;

const isIsland = (name: string): name is IslandName => name in islands;

/** A page counts as idle so long after its load event, in ms: its fonts and notice have come. */
const SETTLED = 3000;

function whenIdle(start: () => void): void {
  const wait = () =>
    setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(start);
      // Safari has no requestIdleCallback.
      else start();
    }, SETTLED);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

function whenNear(island: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    // A window's height away, because its code takes a moment.
    { rootMargin: "100% 0px" },
  );
  observer.observe(island);
}

function watch(island: HTMLElement): void {
  const { island: name = "", starts, parameters = "" } = island.dataset;
  if (!isIsland(name)) return;
  let isAsked = false;
  const start = () => {
    if (isAsked) return;
    isAsked = true;
    islands[name](island).catch((error: unknown) => {
      // Its code does not come, perhaps after a new deployment: it is as without scripts.
      delete island.dataset.live;
      reportError(error);
    });
  };
  for (const touch of ["pointerdown", "focusin"])
    island.addEventListener(touch, start);
  island.dataset.live = "";
  const asked = new URLSearchParams(location.search);
  if (
    island.contains(document.activeElement) ||
    parameters.split(" ").some((parameter) => asked.has(parameter))
  )
    start();
  else if (starts === "when idle") whenIdle(start);
  else whenNear(island, start);
}

/** Starts the page's islands, each when it is needed. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]"))
    watch(island);
}
