import { afterPaint } from "./after-paint";

/** The web fonts as fonts.css describes them for pages without scripts. */
function webFonts(): FontFace[] {
  return Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const value = (name: string) => style.getPropertyValue(name);
      const family = value("font-family").replaceAll(/["']/g, "");
      const weight = value("font-weight");
      return new FontFace(family, value("src"), { weight, display: "swap" });
    });
}

/**
 * Fetches the web fonts and then lets the text take them, one font a frame, so
 * that no frame is long. Never rejects: what did not come stays as it is. A
 * font that is added needs a new layout but, unlike a change in the styles, no
 * element's style again.
 */
export async function fetchFonts(): Promise<void> {
  const fonts = webFonts();
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) {
    document.fonts.add(font);
    await afterPaint();
  }
}
