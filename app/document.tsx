import type { ReactNode } from "react";
import { Sprite } from "./components/sprite";
import { closedScript } from "./features/announcement/closed";
import labels from "./generated/labels.woff2?url";
import text from "./generated/text.woff2?url";
import type { Known } from "./head/graph";
import { HeadTags } from "./head/head-tags";
import type { PagePath } from "./page-path";
import { markNewVisit, startAfterFirstPaint, type Font } from "./start";

/** The web fonts, which styles/fonts.css repeats for pages without JavaScript. */
const fonts: readonly Font[] = [
  ["brand-text", `url(${text})`, "400"],
  ["brand-labels", `url(${labels})`, "400 700"],
];

export type Assets = {
  /** The text of the page's styles. */
  css?: string;
  /** The addresses of its stylesheets, which the development server changes in the page. */
  stylesheets?: readonly string[];
  /** The addresses of the scripts that start the page. */
  modules: readonly string[];
  /** The policy of a page that has it in itself, by the texts of its inline scripts. */
  policyFor?: (scripts: readonly string[]) => string | undefined;
};

/** The text of the script that hides a closed announcement, if there is one. */
const hideScript = ({ site }: Known) => {
  const { announcement } = site.content;
  return announcement && closedScript(announcement.key);
};

/**
 * What is fetched before a link is followed, in browsers that know such rules: the page that
 * the pointer rests on. Nothing is prerendered, because that would be measured as a visit.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/files/*", "/api/*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** The texts of the inline scripts. */
export const scriptsOf = (known: Known, modules: Assets["modules"]): string[] =>
  [
    newVisitScript,
    hideScript(known) ?? [],
    speculationRules,
    startScript(modules),
  ].flat();

const newVisitScript = `(${markNewVisit.toString()})()`;

const startScript = (modules: Assets["modules"]): string =>
  `(${startAfterFirstPaint.toString()})(${JSON.stringify(fonts)},${JSON.stringify(modules)})`;

type Props = Known & {
  path: PagePath;
  assets: Assets;
  scripts: readonly string[];
  children: ReactNode;
};

/**
 * The HTML document around a page. React adds title and description (PageHead) to the head.
 */
export function Document({ path, assets, scripts, children, ...known }: Props) {
  const hiding = hideScript(known);
  const { css, stylesheets = [] } = assets;
  const policy = assets.policyFor?.(scripts);
  const { duotones, hasMetaphor } = known.site.content.brand;
  return (
    <html
      lang="en-GB"
      data-forms={FORMS_GO_TO || undefined}
      data-no-metaphor={hasMetaphor ? undefined : ""}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before all that it is about: React writes it ahead of styles and scripts. */}
        {policy && (
          <meta httpEquiv="Content-Security-Policy" content={policy} />
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        {css !== undefined && (
          <style dangerouslySetInnerHTML={{ __html: css }} />
        )}
        {stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {IS_PREVIEW && <meta name="robots" content="noindex" />}
        <script dangerouslySetInnerHTML={{ __html: newVisitScript }} />
        {hiding && <script dangerouslySetInnerHTML={{ __html: hiding }} />}
        <HeadTags path={path} {...known} />
      </head>
      <body>
        <Sprite duotones={duotones} />
        {children}
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
        <script
          dangerouslySetInnerHTML={{ __html: startScript(assets.modules) }}
        />
      </body>
    </html>
  );
}
