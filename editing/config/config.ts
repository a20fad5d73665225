import { editorSchema } from "../../app/content/editor-schema.ts";
import {
  type FOLDERS,
  fileName,
  readSources,
  textPath,
} from "../../app/content/pages/site-pages.ts";
import { partOf } from "../../app/content/schema/entry.ts";
import { article } from "../../app/content/schema/pages/articles.ts";
import { caseStudy } from "../../app/content/schema/pages/case-studies.ts";
import { page, sectionPage } from "../../app/content/schema/pages/page.ts";
import { schemas } from "../../app/content/schemas.ts";
import type { PagePath } from "../../app/page-path.ts";
import { KIND_KEY } from "../../app/sections/kinds.ts";
import { fieldOf, fieldsOf, inWords, type EditorField } from "./fields-of.ts";
import { meaningsOf } from "./meanings.ts";

type EditorFile = {
  name: string;
  label: string;
  file: string;
  format: string;
  fields: EditorField[];
};

type Collection =
  | { name: string; label: string; files: EditorFile[] }
  | {
      name: string;
      label: string;
      label_singular: string;
      folder: string;
      extension: string;
      summary?: string;
      format: string;
      slug: object;
      fields: EditorField[];
    };

/** The Markdown below the front matter, whose signs an editor of rich text would lose. */
const BODY = {
  name: "body",
  label: "Text",
  required: true,
  widget: "markdown",
  modes: ["raw"],
};

/** Sveltia takes files that end with .md only in formats that end with this word. */
const formatOf = (file: string) => file.replace(/\.md$/, ".md-frontmatter");

const TEXTS = {
  articles: {
    schemaOf: article,
    label: "Articles",
    label_singular: "Article",
  },
  "case-studies": {
    schemaOf: (path: PagePath) => caseStudy(path),
    label: "Case studies",
    label_singular: "Case study",
  },
  pages: {
    schemaOf: (path: PagePath) => page(path),
    label: "Pages of text",
    label_singular: "Page of text",
  },
} satisfies Record<keyof typeof FOLDERS, object>;

/** The lists of articles and of case studies have their words in files of their own. */
const LISTS = ["articles", "case-studies"];

/** Without a template it is asked for: the titles of pages have placeholders. */
const SLUG = {
  editable: ["create"],
  hint: "The end of its address, such as spring-offer.",
  pattern: [
    "^[a-z\\d]+(?:-[a-z\\d]+)*$",
    "must be small letters, digits and dashes",
  ],
};

/** Who may write an article: the people of all sections. */
const authorsOf = (pages: readonly unknown[]) =>
  pages
    .flatMap((each) => partOf(each, "sections"))
    .filter((section) => partOf(section, KIND_KEY) === "people")
    .flatMap((section) => partOf(section, "people"))
    .flatMap((person) => {
      const name = partOf(person, "name");
      return typeof name === "string" ? { name, role: "" } : [];
    });

/**
 * What /admin shows of a content folder, for Sveltia CMS: its collections, with a field
 * for each key of the schemas, and where its pictures are. Each file or collection has a
 * format of its own, named after it ("about.yaml", "articles.md"), which
 * `formatFor(fields)` makes.
 */
export function editorConfig(folder = "content") {
  const sources = readSources(folder);
  const dataOf = (name: string) => sources.get(name)?.data;
  const meanings = meaningsOf(
    Object.fromEntries(Array.from(sources, ([name, { data }]) => [name, data])),
  );

  const fileOf = (name: keyof typeof schemas): EditorFile => {
    const file = fileName(name);
    const schema = editorSchema(schemas[name]);
    const today = { values: [dataOf(name)], meanings };
    return {
      name,
      label: inWords(name.replaceAll("-", " ")),
      file: `content/${file}`,
      format: formatOf(file),
      fields:
        schema.properties || schema.anyOf
          ? fieldsOf(schema, today)
          : [fieldOf(name, schema, false, today)],
    };
  };

  const names = Object.keys(schemas).filter(
    (name): name is keyof typeof schemas => name in schemas,
  );
  const namesIn = (within: string, isMarkdown: boolean) =>
    [...sources]
      .filter(
        ([each, { file }]) =>
          each.startsWith(`${within}/`) && file.endsWith(".md") === isMarkdown,
      )
      .map(([each]) => each);
  const pages = namesIn("pages", false).map(dataOf);
  const known = {
    authors: authorsOf(pages),
    topics: [],
    words: { oneMinute: "", minutes: "" },
  };
  const collections: Collection[] = [
    {
      name: "sections",
      label: "Pages",
      label_singular: "Page",
      folder: "content/pages",
      extension: "yaml",
      format: "pages.yaml",
      // Their titles have placeholders, and the address is shorter.
      summary: "{{slug}}",
      slug: SLUG,
      fields: fieldsOf(editorSchema(sectionPage), { values: pages, meanings }),
    },
    ...Object.entries(TEXTS).flatMap(([name, { schemaOf, ...labels }]) => {
      const path = textPath(`${name}/name`);
      if (!path) return [];
      return {
        name,
        ...labels,
        folder: `content/${name}`,
        extension: "md",
        format: formatOf(`${name}.md`),
        slug: { ...SLUG, template: "{{title}}" },
        // The text of the schema stands below the dashes in the file.
        fields: [
          ...fieldsOf(editorSchema(schemaOf(path, known)), {
            values: namesIn(name, true).map(dataOf),
            meanings,
          }).filter((field) => field.name !== "text"),
          BODY,
        ],
      };
    }),
    {
      name: "lists",
      label: "Lists",
      files: names.filter((name) => LISTS.includes(name)).map(fileOf),
    },
    {
      name: "shared",
      label: "Company and words",
      files: names.filter((name) => !LISTS.includes(name)).map(fileOf),
    },
  ];
  return {
    media_folder: "content/images",
    public_folder: "/images",
    slug: { encoding: "ascii", clean_accents: true },
    collections,
  };
}
