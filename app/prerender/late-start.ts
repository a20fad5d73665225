type Font = { family: string; source: string; weight: string };

/**
 * The inline script of every page. After the first paint it loads the web fonts
 * and runs the framework's scripts. The build writes the source text of this
 * function into the page, so it must not refer to anything outside itself.
 */
function startAfterFirstPaint(fonts: readonly Font[]) {
  const start = () => {
    for (const { family, source, weight } of fonts) {
      new FontFace(family, source, { weight }).load().then(
        (font) => document.fonts.add(font),
        // The text keeps its fallback font.
        () => undefined,
      );
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

/** The framework's scripts become inert text, and nothing preloads them. */
const REPLACEMENTS = [
  [/<link rel="modulepreload"[^>]*>/g, ""],
  [
    /<script type="module" async="">/g,
    '<script type="text/plain" data-type="module">',
  ],
  [/<script>/g, '<script type="text/plain">'],
] as const;

/**
 * Makes a rendered page load its web fonts and hydrate after its first paint.
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
