type Font = { family: string; source: string; weight: string };

/**
 * The inline script of every page. After the first paint it loads the web fonts
 * and runs the framework's scripts. The build writes the text of this function
 * into the page, so it may use nothing from outside itself.
 */
function startAfterFirstPaint(fonts: readonly Font[]) {
  const start = () => {
    for (const { family, source, weight } of fonts) {
      const font = new FontFace(family, source, { weight });
      // If the font cannot be loaded, its fallback stays.
      font.load().then(
        () => {
          // The place that the address names stays where it is in the viewport.
          const target = document.querySelector(":target");
          const top = () => target?.getBoundingClientRect().top ?? 0;
          const before = top();
          document.fonts.add(font);
          scrollBy({ top: top() - before, behavior: "instant" });
          return font;
        },
        () => undefined,
      );
    }
    for (const inert of document.querySelectorAll<HTMLScriptElement>(
      "script[data-late]",
    )) {
      const script = document.createElement("script");
      script.type = inert.dataset.late ?? "";
      script.text = inert.text;
      inert.replaceWith(script);
    }
  };
  requestAnimationFrame(() => setTimeout(start));
}

/**
 * Changes a rendered page so that it loads its fonts and hydrates after its first
 * paint: the framework's script elements become inert text, its preloads go.
 *
 * @throws if the framework's HTML does not have the expected shape
 */
export function startLate(html: string, fonts: readonly Font[]): string {
  const start = `(${startAfterFirstPaint.toString()})(${JSON.stringify(fonts)})`;
  const replacements = [
    [/<link rel="modulepreload"[^>]*>/g, ""],
    // The browser itself restores the scroll position after a full page load.
    [
      /<script id="scroll-restoration">.*?<\/script>/gs,
      '<script id="scroll-restoration"></script>',
    ],
    [/<script>/g, '<script type="text/plain" data-late="">'],
    [
      /<script type="module" async="">/g,
      '<script type="text/plain" data-late="module">',
    ],
    [/<\/body>/g, `<script>${start}</script></body>`],
  ] as const;
  let late = html;
  for (const [pattern, replacement] of replacements) {
    if (late.search(pattern) < 0) {
      throw new Error(`The framework's HTML has no ${pattern.source}`);
    }
    late = late.replaceAll(pattern, () => replacement);
  }
  return late;
}
