import type { SiteJudge } from "../report/run-judge.ts";
import type { Site } from "../site/site.ts";
import { checkPictures, checkSiteFiles } from "./site-files.ts";
import type { Finding } from "../report/finding.ts";
import type { PageSource } from "../site/page-sources.ts";
import { UNKNOWN } from "../../tests/e2e/site.ts";

type Problem = Omit<Finding, "where">;

const one = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined;

function* titleProblems({ markup }: PageSource): Generator<Problem> {
  const title = one(markup.titles);
  if (!title || title.length > 60) {
    yield {
      rule: "title",
      element: markup.titles.join(" | "),
      message: "One title, of 60 characters at most.",
    };
  }
  if (markup.lang !== "en-GB") {
    yield {
      rule: "language",
      element: markup.lang,
      message: "The language must be en-GB.",
    };
  }
}

/** What only a page that can be shared and found must have. */
function* pageProblems(
  { path, isIndexed, markup }: PageSource,
  origin: string,
): Generator<Problem> {
  const { metas, links } = markup;
  const description = one(metas["description"]);
  if (!description || description.length < 70 || description.length > 155) {
    yield {
      rule: "description",
      element: description ?? "",
      message: "One description, of 70 to 155 characters.",
    };
  }
  const canonical = one(
    links.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
  );
  if (canonical !== `${origin}${path}`) {
    yield {
      rule: "canonical",
      element: canonical ?? "",
      message: `It must be ${origin}${path}.`,
    };
  }
  const isHidden =
    metas["robots"]?.some((value) => value.includes("noindex")) ?? false;
  if (isHidden === isIndexed) {
    yield {
      rule: "robots",
      element: String(metas["robots"]),
      message: "Only /thank-you is noindex.",
    };
  }
  const expected: Record<string, RegExp | string> = {
    "og:title": /./,
    "og:description": /./,
    "og:type": "website",
    "og:url": `${origin}${path}`,
    "og:image": /^https?:.*\.png$/,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": /./,
    "twitter:card": "summary_large_image",
  };
  for (const [name, wanted] of Object.entries(expected)) {
    const value = one(metas[name]) ?? "";
    const fits =
      typeof wanted === "string" ? value === wanted : wanted.test(value);
    if (!fits) {
      yield {
        rule: name,
        element: value,
        message: `It must be there once: ${String(wanted)}`,
      };
    }
  }
}

/** A title or a description that stands on two pages. */
function duplicates(pages: readonly PageSource[]): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ path, markup }) =>
    [...markup.titles, ...(markup.metas["description"] ?? [])].flatMap(
      (text) => {
        const other = seen.get(text);
        seen.set(text, path);
        return other === undefined
          ? []
          : [
              {
                where: path,
                rule: "unique",
                element: text,
                message: `${other} has it too.`,
              },
            ];
      },
    ),
  );
}

/** Titles, descriptions, canonical addresses and what shared links show. */
function checkMetadata(
  pages: readonly PageSource[],
  origin: string,
): Finding[] {
  const own = pages.flatMap((page) =>
    [
      ...titleProblems(page),
      ...(page.path === UNKNOWN ? [] : pageProblems(page, origin)),
    ].map((problem) => ({ where: page.path, ...problem })),
  );
  return [...own, ...duplicates(pages)];
}

const PLANTED = `<!DOCTYPE html><html lang="en"><title>Planted</title>
  <meta name="description" content="Too short">
  <link rel="canonical" href="/elsewhere"><meta name="robots" content="noindex">`;

function picturesOf({ pages, origin }: Site) {
  const cards = pages.flatMap(({ markup }) => markup.metas["og:image"] ?? []);
  const shared = cards.map((address) => ({
    path: address.replace(origin, ""),
    size: "1200×630",
  }));
  return [...shared, { path: "/apple-touch-icon.png", size: "180×180" }];
}

const nothing = () => Promise.resolve({ status: 404, body: Buffer.alloc(0) });

export const metadata = (site: Site): SiteJudge => {
  const { pages, origin, read, fetchFile } = site;
  const indexed = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => path);
  const manifest = pages[0]?.markup.links.find(({ rel }) => rel === "manifest");
  return {
    name: "titles, cards and site files",
    judged: [
      ...pages.map(({ path }) => path),
      "sitemap, robots, llms.txt, manifest, pictures",
    ],
    find: async () => ({
      findings: [
        ...checkMetadata(pages, origin),
        ...(await checkPictures(fetchFile, picturesOf(site))),
        ...(await checkSiteFiles(
          fetchFile,
          origin,
          indexed,
          manifest?.href ?? "/none",
        )),
      ],
    }),
    planted: {
      find: async () => {
        const markup = await read(PLANTED);
        const page = {
          path: "/",
          isIndexed: true,
          headers: new Headers(),
          html: PLANTED,
          markup,
        };
        return [
          ...checkMetadata([page, page], origin),
          ...(await checkPictures(nothing, [
            { path: "/card.png", size: "1200×630" },
          ])),
          ...(await checkSiteFiles(nothing, origin, ["/"], "/manifest")),
        ];
      },
      rules: [
        "language",
        "description",
        "canonical",
        "robots",
        "og:image",
        "unique",
        "picture-size",
        "sitemap.xml",
        "robots.txt",
        "llms.txt",
        "manifest",
      ],
    },
  };
};
