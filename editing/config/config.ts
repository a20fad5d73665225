import type { z } from "zod";

import { editorSchema } from "../../app/content/editor-schema.ts";
import {
  FOLDERS,
  fileName,
  readSources,
  textPath,
} from "../../app/content/pages/site-pages.ts";
import { article } from "../../app/content/schema/pages/articles.ts";
import { caseStudy } from "../../app/content/schema/pages/case-studies.ts";
import { page } from "../../app/content/schema/pages/page.ts";
import { schemas } from "../../app/content/schemas.ts";
import { DESIGNED_PAGES, type TextPath } from "../../app/page-path.ts";
import { fieldOf, fieldsOf, inWords, type EditorField } from "./fields-of.ts";

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

/** The file `text` is an entry of the schema, and stands below the dashes in the file. */
const ofMarkdown = (
  schema: z.ZodType,
  values: readonly unknown[],
): EditorField[] => [
  ...fieldsOf(editorSchema(schema), values).filter(
    ({ name }) => name !== "text",
  ),
  BODY,
];

const known = {
  authors: [],
  topics: [],
  words: { oneMinute: "", minutes: "", draft: "", waiting: "" },
};

const TEXTS = {
  articles: {
    schemaOf: (path: TextPath) => article(path, known),
    label: "Articles",
    label_singular: "Article",
  },
  "case-studies": {
    schemaOf: caseStudy,
    label: "Case studies",
    label_singular: "Case study",
  },
  pages: {
    schemaOf: page,
    label: "Other pages",
    label_singular: "Page",
  },
} satisfies Record<keyof typeof FOLDERS, object>;

const isPage = (name: string) =>
  [...DESIGNED_PAGES, ...Object.keys(FOLDERS)].some((each) => each === name);

/**
 * What /admin shows of a content folder, for Sveltia CMS: its collections, with a field
 * for each key of the schemas, and where its pictures are. Each file or collection has a
 * format of its own, named after it ("about.yaml", "articles.md"), which
 * `formatFor(fields)` makes.
 */
export function editorConfig(folder = "content") {
  const sources = readSources(folder);
  const dataOf = (name: string) => sources.get(name)?.data;

  const fileOf = (name: keyof typeof schemas): EditorFile => {
    const file = fileName(name);
    const schema = editorSchema(schemas[name]);
    const values = [dataOf(name)];
    return {
      name,
      label: inWords(name.replaceAll("-", " ")),
      file: `content/${file}`,
      format: formatOf(file),
      fields: file.endsWith(".md")
        ? ofMarkdown(schemas[name], values)
        : schema.properties || schema.anyOf
          ? fieldsOf(schema, values)
          : [fieldOf(name, schema, false, values)],
    };
  };

  const names = Object.keys(schemas).filter(
    (name): name is keyof typeof schemas => name in schemas,
  );
  const collections: Collection[] = [
    { name: "site", label: "Pages", files: names.filter(isPage).map(fileOf) },
    {
      name: "shared",
      label: "Company, brand and shared words",
      files: names.filter((name) => !isPage(name)).map(fileOf),
    },
    ...Object.entries(TEXTS).flatMap(([name, { schemaOf, ...labels }]) => {
      const path = textPath(`${name}/name`);
      const texts = [...sources.keys()].filter((each) =>
        each.startsWith(`${name}/`),
      );
      if (!path) return [];
      return {
        name,
        ...labels,
        folder: `content/${name}`,
        extension: "md",
        format: formatOf(`${name}.md`),
        slug: {
          template: "{{title}}",
          editable: ["create"],
          hint: "The end of its address, in small letters, digits and dashes.",
        },
        fields: ofMarkdown(schemaOf(path), texts.map(dataOf)),
      };
    }),
  ];
  return {
    media_folder: "content/images",
    public_folder: "/images",
    slug: { encoding: "ascii", clean_accents: true },
    collections,
  };
}
