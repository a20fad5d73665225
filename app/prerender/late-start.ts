/** A web font: its family, its source as in @font-face, and its weights. */
type Font = readonly [family: string, source: string, weight: string];

/**
 * The inline script of every page. After the first paint it loads the web fonts
 * and the page's start script. The build writes the source text of this function
 * into the page, so it must not refer to anything outside itself.
 */
function startAfterFirstPaint(fonts: readonly Font[], script: string) {
  const start = async () => {
    const loading = Promise.allSettled(
      fonts.map(([family, source, weight]) =>
        new FontFace(family, source, { weight }).load(),
      ),
    );
    if (script) void import(/* @vite-ignore */ script);
    // All at once, because each change of fonts costs a layout of the whole page. If
    // a font cannot be loaded, its text keeps the fallback font.
    const loads = await loading;
    // The target of the URL's fragment keeps its position in the viewport.
    const target = document.querySelector(":target");
    const before = target?.getBoundingClientRect().top ?? 0;
    for (const load of loads) {
      if (load.status === "fulfilled") document.fonts.add(load.value);
    }
    if (target) scrollBy(0, target.getBoundingClientRect().top - before);
  };
  // Until hydration the estimator's stylesheet hides the amounts of another spend.
  if (/[?&]spend=/.test(location.search))
    document.documentElement.dataset.spend = "";
  // In the first frame the page is painted, and in the second it is on the screen.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => setTimeout(() => void start())),
  );
}

/** What the framework writes into a page to load and start the application. */
const SCRIPTS = /<script(?: type="module" async="")?>(.+?)<\/script>/gs;

/** React restores the scroll position in-app, and after full page loads the browser. */
const SCROLL_RESTORATION =
  /(?<=<script id="scroll-restoration">).+?(?=<\/script>)/gs;

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

function replace(html: string, pattern: RegExp, replacement: string): string {
  if (html.search(pattern) < 0) {
    throw new Error(`The framework's HTML has no ${pattern.source}`);
  }
  return html.replaceAll(pattern, () => replacement);
}

/**
 * Separates a rendered page from its scripts. Hydration expects the script
 * elements, so they stay in the page, empty.
 *
 * @returns the page without scripts, and the scripts as the text of one module
 * @throws if the framework's HTML does not have the expected shape
 */
export function takeScripts(html: string): { page: string; script: string } {
  const script = Array.from(html.matchAll(SCRIPTS), ([, code]) => code);
  let page = replace(html, PRELOADS, "");
  page = replace(page, SCROLL_RESTORATION, "");
  page = replace(page, SCRIPTS, "<script></script>");
  if (/<script[^>]*>[^<]/.test(page)) {
    throw new Error("The framework's HTML has a script of an unknown shape");
  }
  return { page, script: script.join("\n") };
}

/**
 * Adds the inline script to a page.
 * @param script the address of the page's start script, or "" for none
 */
export function addLateStart(
  html: string,
  fonts: readonly Font[],
  script: string,
): string {
  const start = `(${startAfterFirstPaint.toString()})(${JSON.stringify(fonts)},${JSON.stringify(script)})`;
  return replace(html, /<\/body>/g, `<script>${start}</script></body>`);
}
