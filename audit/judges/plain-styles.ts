/**
 * Rewrites a page's stylesheets so that a reader who knows neither nesting nor
 * `light-dark()` nor media queries reads from them what the browser shows now.
 * Runs in the page; nothing there looks different afterwards.
 */
export function makeStylesPlain(): void {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;

  /** Replaces the last light-dark(), then those before and around it. */
  function chooseScheme(css: string): string {
    const start = css.lastIndexOf("light-dark(");
    if (start === -1) return css;
    const from = css.indexOf("(", start) + 1;
    let depth = 0;
    let comma = from;
    let end = from;
    while (depth > 0 || css[end] !== ")") {
      const sign = css[end];
      if (sign === undefined) throw new Error(`no end of ${css.slice(start)}`);
      if (sign === "(") depth++;
      if (sign === ")") depth--;
      if (sign === "," && depth === 0) comma = end;
      end++;
    }
    const chosen = isDark ? css.slice(comma + 1, end) : css.slice(from, comma);
    return chooseScheme(
      css.slice(0, start) + chosen.trim() + css.slice(end + 1),
    );
  }

  const declare = (selector: string, style: CSSStyleDeclaration) =>
    style.length === 0 ? "" : `${selector} { ${chooseScheme(style.cssText)} }`;

  function plain(rules: CSSRuleList, parent?: string): string[] {
    return Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = parent
          ? rule.selectorText.replaceAll("&", `:is(${parent})`)
          : rule.selectorText;
        return [
          declare(selector, rule.style),
          ...plain(rule.cssRules, selector),
        ];
      }
      if (rule instanceof CSSNestedDeclarations) {
        return parent ? [declare(parent, rule.style)] : [];
      }
      if (rule instanceof CSSMediaRule) {
        return matchMedia(rule.media.mediaText).matches
          ? plain(rule.cssRules, parent)
          : [];
      }
      if (rule instanceof CSSSupportsRule) {
        return CSS.supports(rule.conditionText)
          ? plain(rule.cssRules, parent)
          : [];
      }
      if (rule instanceof CSSLayerBlockRule) {
        return [
          `@layer ${rule.name} { ${plain(rule.cssRules, parent).join("\n")} }`,
        ];
      }
      return [rule.cssText];
    });
  }

  for (const sheet of document.styleSheets) {
    const rules = plain(sheet.cssRules).filter(Boolean);
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
  }
}
