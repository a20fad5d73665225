/** The `type` that keeps a script in the page without running it. */
export const INERT_TYPE = "text/inert";

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const INLINE_SCRIPT = /<script(?: type="module")?(?: async="")?>/g;
/** The framework's own switches: all are off, and so is what is not there. */
const SWITCHES = /"future":\{(?:"\w+":false,?)*\}/;
const MODULE_SCRIPT = /<script type="module"[^>]*>[^]*?<\/script>/;
const LINE_BREAKS = /;\s*\n\s*/g;
const ACTIVE_SCRIPT =
  /<script(?! type="(?:text\/inert|application\/ld\+json)")[^>]*>/;
const FIRST_STYLESHEET = /<link rel="stylesheet"/;

/**
 * Takes hydration out of the way of the first view: no script is fetched ahead
 * of the styles, the framework's own scripts wait inert in the page, and the
 * boot script starts them when the browser is idle or the visitor acts.
 *
 * @throws if the framework's output no longer has the shape this relies on.
 */
export function deferHydration(html: string, bootScript: string): string {
  const inert = html
    .replace(MODULE_PRELOAD, "")
    .replace(SWITCHES, '"future":{}')
    .replace(MODULE_SCRIPT, (script) => script.replaceAll(LINE_BREAKS, ";"))
    .replace(INLINE_SCRIPT, (tag) =>
      tag.includes("module")
        ? `<script type="${INERT_TYPE}" data-module>`
        : `<script type="${INERT_TYPE}">`,
    );
  if (!inert.includes("data-module") || !FIRST_STYLESHEET.test(inert)) {
    throw new Error(
      "deferHydration: no module script or no stylesheet in the rendered page",
    );
  }
  const [active] = ACTIVE_SCRIPT.exec(inert) ?? [];
  if (active) throw new Error(`deferHydration: ${active} would run at once`);
  // Before the stylesheet: a script after it would have to wait for it.
  return inert.replace(
    FIRST_STYLESHEET,
    (link) => `<script>${bootScript}</script>${link}`,
  );
}
