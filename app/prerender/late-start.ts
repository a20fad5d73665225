type Font = { family: string; source: string; weight: string };

/**
 * The inline script of every page: after the first paint it loads the web fonts
 * and runs the framework's scripts. The build writes this function's own text
 * into the page, so it may use nothing from outside itself.
 */
function startAfterFirstPaint(fonts: readonly Font[]) {
  const use = (font: FontFace) => {
    // What the address names must not move when the text above it does.
    const target = document.querySelector(":target");
    const top = () => target?.getBoundingClientRect().top ?? 0;
    const before = top();
    document.fonts.add(font);
    scrollBy({ top: top() - before, behavior: "instant" });
  };
  const start = () => {
    for (const { family, source, weight } of fonts) {
      // If a font cannot be loaded, its fallback stays.
      new FontFace(family, source, { weight }).load().then(use, () => {});
    }
    for (const inert of document.querySelectorAll<HTMLScriptElement>(
      'script[type="text/plain"]',
    )) {
      const script = document.createElement("script");
      script.type = inert.dataset.type ?? "";
      script.text = inert.text;
      inert.replaceWith(script);
    }
  };
  requestAnimationFrame(() => setTimeout(start));
}

/** What is replaced in the framework's HTML, so that it loads no script at first. */
const REPLACEMENTS = [
  [/<link rel="modulepreload"[^>]*>/g, ""],
  [
    /<script type="module" async="">/g,
    '<script type="text/plain" data-type="module">',
  ],
  [/<script>/g, '<script type="text/plain">'],
] as const;

/**
 * Has a rendered page load its fonts and hydrate only after its first paint.
 *
 * @throws if the framework's HTML does not have the expected shape
 */
export function startLate(html: string, fonts: readonly Font[]): string {
  let late = html;
  for (const [pattern, replacement] of [
    ...REPLACEMENTS,
    [
      /<\/body>/g,
      `<script>(${startAfterFirstPaint.toString()})(${JSON.stringify(fonts)})</script></body>`,
    ],
  ] as const) {
    if (late.search(pattern) < 0) {
      throw new Error(`The framework's HTML has no ${pattern.source}`);
    }
    late = late.replaceAll(pattern, () => replacement);
  }
  return late;
}
