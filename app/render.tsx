// First, because it declares the order of the cascade layers.
import "./styles/root.css";

import type { ComponentType, ReactNode } from "react";
import { prerender } from "react-dom/static";

import { CurrentPage } from "./components/current-page";
import { Metaphor } from "./components/metaphor";
import { PageHead } from "./components/page-head";
import type { Page, SiteDocument, View } from "./content/pages/site-document";
import { Document, scriptsOf, type Assets } from "./document";
import type { DocumentProps } from "./documents/document-props";
import type { Known } from "./head/graph";
import { FallbackScreen } from "./components/fallback-screen";
import { FailureWords } from "./islands/island";
import { SiteLayout } from "./layout/site-layout";
import { ActionBar } from "./layout/action-bar";
import type { PagePath } from "./page-path";
import type { PlacedSection } from "./sections/kinds";
import type { SectionProps } from "./sections/section-props";

type SectionComponent = ComponentType<SectionProps<PlacedSection["section"]>>;
type DocumentComponent = ComponentType<DocumentProps<View["kind"]>>;

/** The component of each kind of section, and of each kind of document. */
const sectionModules = import.meta.glob<{ default: SectionComponent }>(
  "./sections/*/*.tsx",
);
const documentModules = import.meta.glob<{ default: DocumentComponent }>(
  "./documents/*/*.tsx",
);

/** A path of this project without its first folder, such as sections/hero/hero.tsx. */
const sectionSource = (kind: PlacedSection["section"]) =>
  `sections/${kind}/${kind}.tsx`;

const DOCUMENT_SOURCES: Readonly<Record<View["kind"], string>> = {
  page: "documents/text/page.tsx",
  article: "documents/articles/article.tsx",
  articles: "documents/articles/article-list.tsx",
  "case study": "documents/case-studies/case-study.tsx",
  "case studies": "documents/case-studies/case-list.tsx",
};

async function load<Module>(
  modules: Record<string, () => Promise<{ default: Module }>>,
  source: string,
): Promise<Module> {
  const found = modules[`./${source}`];
  if (!found) throw new Error(`There is no app/${source}`);
  return (await found()).default;
}

/** What stands at a path: a page of sections, a document, or nothing. */
const findPage = (path: string, { site }: Known) =>
  [...site.pages, ...site.documents].find((each) => each.path === path);

const isDocument = (page: Page): page is SiteDocument => "view" in page;

/** The modules that show a page, whose stylesheets it needs. */
export function sourcesOf(path: string, known: Known): string[] {
  const page = findPage(path, known);
  if (!page) return [];
  return [
    ...(isDocument(page) ? [DOCUMENT_SOURCES[page.view.kind]] : []),
    ...page.sections.map(({ section }) => sectionSource(section)),
  ].map((source) => `app/${source}`);
}

/** Shows sections; the first and the last have actions of their own. */
async function sectionsRenderer(page: Page, { site }: Known) {
  const kinds = [...new Set(page.sections.map(({ section }) => section))];
  const components = new Map(
    await Promise.all(
      kinds.map(
        async (kind) =>
          [kind, await load(sectionModules, sectionSource(kind))] as const,
      ),
    ),
  );
  return (from: number, to?: number): ReactNode[] =>
    page.sections.slice(from, to).map((section) => {
      const Component = components.get(section.section);
      return (
        Component && (
          <Component
            key={section.frame.id}
            section={section}
            page={page}
            site={site}
          />
        )
      );
    });
}

async function contentsOf(page: Page, known: Known) {
  const { sections } = page;
  const show = await sectionsRenderer(page, known);
  const withActionBar = (children: ReactNode) => (
    <ActionBar
      telephone={known.site.content.company.telephone}
      action={actionOf(page, known)}
    >
      {children}
    </ActionBar>
  );
  if (isDocument(page)) {
    const { view, above } = page;
    const Shown = await load(documentModules, DOCUMENT_SOURCES[view.kind]);
    return (
      <>
        {withActionBar(
          <>
            {show(0, above)}
            <Shown view={view} document={page} site={known.site} />
          </>,
        )}
        {show(above)}
      </>
    );
  }
  const hasHero = sections[0]?.section === "hero";
  const first = hasHero ? 1 : 0;
  const last = sections.at(-1)?.section === "closing" ? -1 : undefined;
  const middle = show(first, last);
  return (
    <>
      {show(0, first)}
      {hasHero ? middle.length > 0 && withActionBar(middle) : middle}
      {last !== undefined && show(last)}
    </>
  );
}

/** The action at the foot of a phone's window: the page's own form, or the site's. */
function actionOf({ sections }: Page, { site }: Known) {
  const { navigation, "contact-form": form } = site.content;
  for (const section of sections)
    if (
      section.section === "form" ||
      (section.section === "hero" && section.form)
    ) {
      const isShort = section.form?.fields !== undefined;
      return {
        text: section.form?.heading ?? form.heading,
        to: `#${isShort ? section.frame.id : "contact"}-form-heading`,
      } as const;
    }
  return navigation.action;
}

/**
 * Renders the page of a path, or the screen for unknown paths, to complete HTML. The
 * scripts are those that are inline in it.
 */
export async function renderPage(
  path: PagePath,
  known: Known,
  assets: Assets,
): Promise<{ html: string; scripts: string[]; isFound: boolean }> {
  const page = findPage(path, known);
  const { fallback } = known.site.content;
  const scripts = scriptsOf(known, assets.modules);
  const { prelude } = await prerender(
    <Document path={path} assets={assets} scripts={scripts} {...known}>
      <CurrentPage value={path}>
        <FailureWords value={fallback}>
          <Metaphor value={known.site.content.brand.hasMetaphor}>
            <SiteLayout
              site={known.site}
              path={path}
              waits={known.site.drafts.get(path)}
              hasMenu={!page?.isCampaign}
              isDocument={page !== undefined && isDocument(page)}
            >
              {page ? (
                <>
                  <PageHead head={page.head} path={path} />
                  {await contentsOf(page, known)}
                </>
              ) : (
                <>
                  <title>{fallback.title}</title>
                  <meta name="robots" content="noindex" />
                  <FallbackScreen content={fallback} isNotFound />
                </>
              )}
            </SiteLayout>
          </Metaphor>
        </FailureWords>
      </CurrentPage>
    </Document>,
    // React must not split the page into chunks that inline scripts insert.
    { progressiveChunkSize: Infinity },
  );
  return {
    html: await new Response(prelude).text(),
    scripts,
    isFound: page !== undefined,
  };
}
