import type { OxlintConfig } from "oxlint";

type Rules = NonNullable<OxlintConfig["rules"]>;
type Pattern = { message: string; allowTypeImports?: boolean } & (
  { regex: string } | { group: string[] }
);

/** What files may not import. The last wall that fits a file is the one that counts. */
const wall = (files: string[], ...patterns: Pattern[]) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] } satisfies Rules,
});

/** Folders of app/, in the order in which imports flow. */
const FLOW = "layout documents sections islands features components".split(" ");

const flow = (...folders: readonly string[]): Pattern => ({
  regex: String.raw`^(~|(\.\./)+)/?(${folders.join("|")})/`,
  message: `Imports flow one way: ${FLOW.join(", ")}, format.`,
});

const HEAD: Pattern = {
  regex: String.raw`^(~|\.\.?)(/\.\.)*/head/`,
  message: "app/head is for the document: visitors must not load it.",
};
const CONTENT_TYPES: Pattern = {
  regex: String.raw`^(~|(\.\./)+)/?content/`,
  allowTypeImports: true,
  message:
    "Only types come from app/content: zod and the loading are not for visitors.",
};
const OTHER_SECTIONS: Pattern = {
  regex: String.raw`^(\.\./)+[a-z-]+/|^~/sections/`,
  message:
    "A section imports no other: what several show lies in app/features or app/components.",
};

/** Content and schemas are read outside the build too, where paths end in .ts. */
const SHOWN = String.raw`^~/|/(${FLOW.filter((folder) => folder !== "sections").join("|")}|head)/|\.(tsx|css)$`;

const FROM_SCHEMA: Pattern = {
  regex: SHOWN,
  allowTypeImports: true,
  message:
    "Schemas import only content, formats and each other, by a relative path ending in .ts.",
};
const FROM_CONTENT: Pattern = {
  regex: SHOWN,
  message:
    "Content imports only content, brand, formats, the schemas of sections and the files of app/ itself, by a relative path ending in .ts.",
};
/** Inside app/content: what is read and filled in, what follows from it, what checks both. */
const readFirst = (...later: string[]): Pattern => ({
  group: ["../**/read-site.ts", "../**/checks/**", ...later],
  message:
    "Content is read first: texts, schema, markdown and pictures; then what follows from it: pages and derived; then checks; read-site.ts tells the story.",
});

export const walls = [
  wall(["app/browser.ts"], HEAD),
  wall(["app/layout/**"], HEAD, CONTENT_TYPES, flow("documents", "sections")),
  ...FLOW.slice(1).map((folder) =>
    wall(
      [`app/${folder}/**`],
      HEAD,
      CONTENT_TYPES,
      flow(...FLOW.slice(0, FLOW.indexOf(folder))),
      ...(folder === "sections" ? [OTHER_SECTIONS] : []),
    ),
  ),
  wall(["app/sections/*.ts", "app/sections/**/schema.ts"], FROM_SCHEMA),
  wall(["app/format/**"], {
    regex: String.raw`^(~|\.\.)/`,
    message: "app/format imports nothing else of the site.",
  }),
  wall(["app/content/**"], FROM_CONTENT),
  wall(
    ["texts", "schema", "markdown", "pictures"].map(
      (folder) => `app/content/${folder}/**`,
    ),
    FROM_CONTENT,
    readFirst(
      "../**/derived/**",
      "../pages/*",
      "../../pages/*",
      // The list of the pages says what there is to read.
      "!../**/pages/site-pages.ts",
    ),
  ),
  wall(
    ["app/content/pages/**", "app/content/derived/**"],
    FROM_CONTENT,
    readFirst(),
  ),
  wall(["server/**"], {
    group: [
      "../**/app/**",
      "!../**/app/enquiry-subjects.ts",
      "!../**/app/features/estimator/sums/*.ts",
      "!../**/app/features/forms/form-schemas.ts",
      "../**/build-plugins/**",
      "../**/scripts/**",
      "../**/tests/**",
    ],
    message:
      "Of what is outside server/, it imports only what both sides of a form share: its schema, its subjects and the estimate of its address.",
  }),
];
