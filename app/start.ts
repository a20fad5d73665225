/** A web font: its family, its source as in @font-face, and its weights. */
export type Font = readonly [family: string, source: string, weight: string];

/**
 * The script in every head. On a new visit, phones lay out what is far below the window when
 * it comes near (styles/layout.css). A reload, the way back, fragments, Tab and End lead to
 * positions that need the height of the whole page. The document contains the source text
 * of this function too.
 */
export function markNewVisit(): void {
  const [load] = performance.getEntriesByType("navigation");
  if (!(load instanceof PerformanceNavigationTiming)) return;
  // A link to a text in the page has a fragment here alone.
  if (load.type !== "navigate" || load.name.includes("#")) return;
  const { dataset } = document.documentElement;
  dataset.newVisit = "";
  // What has come near is contained no longer: drawings hang out of it, marks cover the line.
  addEventListener(
    "contentvisibilityautostatechange",
    (change) => {
      if (!(change instanceof ContentVisibilityAutoStateChangeEvent)) return;
      const { target, skipped } = change;
      if (target instanceof HTMLElement && !skipped)
        target.style.contentVisibility = "visible";
    },
    true,
  );
  addEventListener("keydown", ({ key }) => {
    if (key === "Tab" || key === "End") delete dataset.newVisit;
  });
}

/**
 * The inline script of every page. After the first paint it loads the web fonts and the
 * script. The document contains the source text of this function, so it must not
 * refer to anything outside itself.
 */
export function startAfterFirstPaint(
  fonts: readonly Font[],
  modules: readonly string[],
): void {
  const start = async () => {
    const loading = Promise.allSettled(
      fonts.map(([family, source, weight]) =>
        new FontFace(family, source, { weight }).load(),
      ),
    );
    const run = modules.map((address) => {
      const script = document.createElement("script");
      script.type = "module";
      script.src = address;
      document.head.append(script);
      return new Promise((settle) => {
        script.addEventListener("load", settle);
        script.addEventListener("error", settle);
      });
    });
    // All at once, because each change of fonts costs a layout of the whole page, which
    // shows what the script has changed too. If a font cannot be loaded, its text keeps
    // the fallback font.
    await Promise.all(run);
    const loads = await loading;
    // The target of the URL's fragment keeps its position in the viewport; after a reload
    // and on the way back, the browser keeps the page's.
    const [load] = performance.getEntriesByType("navigation");
    const isNew =
      load instanceof PerformanceNavigationTiming && load.type === "navigate";
    const target = isNew ? document.querySelector(":target") : null;
    const before = target?.getBoundingClientRect().top ?? 0;
    for (const font of loads) {
      if (font.status === "fulfilled") document.fonts.add(font.value);
    }
    if (target) scrollBy(0, target.getBoundingClientRect().top - before);
  };
  // Until it has started the estimator's stylesheet hides the amounts of another estimate.
  if (/[?&](?:spend|budget|network|places|package|need)=/.test(location.search))
    document.documentElement.dataset.estimate = "";
  // Who comes from another page of this site has fonts and script in the cache.
  if (document.referrer.startsWith(`${location.origin}/`)) void start();
  // In the first frame the page is painted, and in the second it is on the screen.
  else
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => void start())),
    );
}
