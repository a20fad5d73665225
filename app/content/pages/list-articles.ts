import { fill } from "../../format/text.ts";
import type { PagePath } from "../../page-path.ts";
import { textPath } from "./site-pages.ts";
import type {
  Article,
  Author,
  Topic,
  ArticleWords,
} from "../schema/pages/articles.ts";

/** What lists say of an article. */
export type ArticleEntry = Omit<Article, "text" | "picture" | "published">;

const SIZE = 12;

/** With fewer articles a list is found faster than words are typed. */
const FEWEST_SEARCHED = 10;

export const LIST: PagePath = "/articles";

export const entryOf = ({
  text: _text,
  picture: _picture,
  published: _published,
  ...entry
}: Article): ArticleEntry => entry;

export const newestFirst = (articles: readonly Article[]): Article[] =>
  articles.toSorted(
    (one, other) =>
      other.date.iso.localeCompare(one.date.iso) ||
      one.path.localeCompare(other.path),
  );

/** The path of a list's page; the first page has the list's own. */
function pathOf(list: PagePath, number: number): PagePath {
  if (number === 1) return list;
  const path = textPath(`articles${list.slice(LIST.length)}/page/${number}`);
  if (!path) throw new Error(`${list} is no list of articles`);
  return path;
}

type List = {
  path: PagePath;
  title: string;
  description: string;
  heading: string;
  intro?: string;
  /** Whose articles they are, if they are of one. */
  author?: Author;
  /** The list of all articles, and those of the topics, with how many they have. */
  topics: readonly { path: PagePath; name: string; count: number }[];
  articles: readonly Article[];
};

function pagesOf(list: List, words: ArticleWords) {
  const { articles, path, title, ...rest } = list;
  const all = articles.length;
  const last = Math.ceil(all / SIZE);
  const at = (number: number) => ({ number, path: pathOf(path, number) });
  return Array.from({ length: last }, (_, index) => index + 1).map((number) => {
    const start = (number - 1) * SIZE;
    const entries = articles.slice(start, start + SIZE).map(entryOf);
    const hasNewest = path === LIST && number === 1;
    const near = [1, number - 1, number, number + 1, last];
    return {
      ...rest,
      path: pathOf(path, number),
      title:
        number === 1
          ? title
          : fill(words.pages.title, { title, page: String(number) }),
      newest: hasNewest ? entries[0] : undefined,
      entries: hasNewest ? entries.slice(1) : entries,
      hasSearch: hasNewest && all >= FEWEST_SEARCHED,
      /** The path of its first page. */
      list: path,
      /** The addresses of its feeds without their endings. */
      feed: list.author ? undefined : `${path}/feed`,
      pages: {
        number,
        first: start + 1,
        last: start + entries.length,
        all,
        links: [...new Set(near)]
          .filter((each) => each >= 1 && each <= last)
          .map(at),
        older: number < last ? pathOf(path, number + 1) : undefined,
        newer: number > 1 ? pathOf(path, number - 1) : undefined,
      },
    };
  });
}

const hasTopic = ({ topics }: Article, topic: Pick<Topic, "path">) =>
  topics.some(({ path }) => path === topic.path);

/** One of the pages of a list. */
export type ListPage = ReturnType<typeof pagesOf>[number];

export function listPagesOf(
  articles: readonly Article[],
  authors: readonly Author[],
  topics: readonly Topic[],
  words: ArticleWords,
): ListPage[] {
  const list = textPath("pages/articles");
  if (articles.length === 0 || !list) return [];
  const sorted = newestFirst(articles);
  const used = topics.flatMap((topic) => {
    const own = sorted.filter((article) => hasTopic(article, topic));
    return own.length > 0 ? [{ ...topic, own }] : [];
  });
  const links = [
    { path: list, name: words.all, count: sorted.length },
    ...used.map(({ path, name, own }) => ({ path, name, count: own.length })),
  ];
  const { title, description, heading } = words;
  const lists: List[] = [
    {
      path: list,
      title,
      description,
      heading,
      topics: links,
      articles: sorted,
    },
    ...used.map(({ path, name, description: intro, own }) => ({
      path,
      title: `${name}: ${heading}`,
      description: intro,
      heading: name,
      intro,
      topics: links,
      articles: own,
    })),
    ...authors.flatMap((author) => {
      const { path, name, role } = author;
      const own = sorted.filter((article) => article.author.path === path);
      if (!path || own.length === 0) return [];
      const by = fill(words.by, { name });
      return {
        path,
        title: `${by}, ${role}`,
        description: `${by}, ${role}.`,
        heading: by,
        author,
        topics: links,
        articles: own,
      };
    }),
  ];
  return lists.flatMap((each) => pagesOf(each, words));
}

const MOST_RELATED = 3;

/** Up to three other articles: those with the most topics in common, then the newest. */
export function relatedTo(
  article: Article,
  sorted: readonly Article[],
): ArticleEntry[] {
  const own = new Set(article.topics.map(({ path }) => path));
  // By how many topics they share. It ends early, because a large site has very many.
  const sharing: Article[][] = article.topics.map(() => []);
  for (const other of sorted) {
    const shared = other.topics.filter(({ path }) => own.has(path)).length;
    if (shared > 0 && other.path !== article.path)
      sharing[shared - 1]?.push(other);
    if (sharing.at(-1)?.length === MOST_RELATED) break;
  }
  return sharing.toReversed().flat().slice(0, MOST_RELATED).map(entryOf);
}
