import type { ReactNode } from "react";
import { announcement } from "virtual:announcement";

import { Sprite } from "./components/sprite";
import { brand } from "virtual:content";
import { closedScript } from "./features/announcement/closed";
import labels from "./generated/labels.woff2?url";
import text from "./generated/text.woff2?url";
import { HeadTags } from "./head/head-tags";
import { startAfterFirstPaint, type Font } from "./start";

/** The web fonts, which styles/fonts.css repeats for pages without JavaScript. */
const fonts: readonly Font[] = [
  ["brand-text", `url(${text})`, "400"],
  ["brand-labels", `url(${labels})`, "400 700"],
];

export type Assets = {
  /** The texts of the page's styles; the development server finds each by its id. */
  styles: readonly { css: string; id?: string }[];
  /** The addresses of the stylesheets that these styles come from. */
  stylesheets: readonly string[];
  /** The addresses of the scripts that start the page. */
  modules: readonly string[];
  /** The policy of a page that has it in itself, by the texts of its inline scripts. */
  policyFor?: (scripts: readonly string[]) => string | undefined;
};

/** The text of the script that hides a closed announcement, if there is one. */
const hideScript = announcement && closedScript(announcement.key);

/** The texts of the inline scripts. */
export const scriptsOf = (modules: Assets["modules"]): string[] =>
  [hideScript ?? [], startScript(modules)].flat();

const startScript = (modules: Assets["modules"]): string =>
  `(${startAfterFirstPaint.toString()})(${JSON.stringify(fonts)},${JSON.stringify(modules)})`;

type Props = {
  path: string;
  assets: Assets;
  /** The last stands at the end of the page. */
  scripts: readonly string[];
  children: ReactNode;
};

/**
 * The HTML document around the site, which is rendered once, at build time. React
 * hydrates what is in #root, and adds title and description (PageHead) to the head.
 */
export function Document({ path, assets, scripts, children }: Props) {
  const { styles, stylesheets } = assets;
  const policy = assets.policyFor?.(scripts);
  return (
    <html lang="en-GB" data-forms={FORMS_GO_TO || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before all that it is about: React writes it ahead of styles and scripts. */}
        {policy && (
          <meta httpEquiv="Content-Security-Policy" content={policy} />
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        {styles.map(({ css, id = "" }) => (
          <style
            key={id}
            data-vite-dev-id={id || undefined}
            dangerouslySetInnerHTML={{ __html: css }}
          />
        ))}
        {/* So that in-app navigation does not load again what the page contains */}
        {stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} disabled />
        ))}
        {IS_PREVIEW && <meta name="robots" content="noindex" />}
        {scripts.slice(0, -1).map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        <HeadTags path={path} />
      </head>
      <body>
        <Sprite duotones={brand.duotones} />
        <div id="root">{children}</div>
        <script dangerouslySetInnerHTML={{ __html: scripts.at(-1) ?? "" }} />
      </body>
    </html>
  );
}
