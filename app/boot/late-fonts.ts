import { afterPaint } from "./after-paint";
import { inPieces } from "./in-pieces";

function fontOf({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const family = value("font-family").replaceAll(/["']/g, "");
  return new FontFace(family, value("src"), { weight: value("font-weight") });
}

/** Those of another host, put in by the visitor's own tools, can't be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** The web fonts as fonts.css describes them for pages without scripts. */
function webFonts(): FontFace[] {
  const fonts: FontFace[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSMediaRule)) continue;
      for (const face of rule.cssRules) {
        if (face instanceof CSSFontFaceRule) fonts.push(fontOf(face));
      }
    }
  }
  return fonts;
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
  await inPieces(async () => {
    for (const font of fonts) {
      document.fonts.add(font);
      await afterPaint();
    }
  });
}
