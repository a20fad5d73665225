import { expect, test } from "vitest";

import { readSource } from "./source";

const right = `# A comment
person: Ruth
names:
  - Ruth
packages:
  - name: Growth
    from: £800
    contains:
      - Search
`;

const CANNOT_BE_READ =
  'cannot be read. A text that contains a colon and a space, or begins with a sign such as [ { @ * & !, stands in "quotation marks", and an entry begins with as many spaces as those beside it';

test.each([
  [
    "person: Ruth\nnames:\n  - Ruth",
    "person: &ruth Ruth\nnames:\n  - *ruth",
    `, line 2, "person: &ruth Ruth": ${CANNOT_BE_READ}`,
  ],
  [
    "    from: £800",
    "     from: £800",
    ', line 7, "from: £800": is not in line with the entries beside it; begin it with as many spaces',
  ],
  [
    "  - Ruth",
    "  - Ruth\n - Tom",
    ', line 5, "- Tom": is not in line with the entries beside it; begin it with as many spaces',
  ],
  [
    "    from: £800",
    "\tfrom: £800",
    ', line 7, "from: £800": has a tab; use spaces instead',
  ],
  [
    "person: Ruth",
    "person: >\n\tRuth",
    ', line 3, "Ruth": has a tab; use spaces instead',
  ],
  [
    "person: Ruth",
    "person: Ruth\nperson: Tom",
    ', line 3, "person: Tom": an entry has the same name twice; take one of them out, or begin a new entry with a dash',
  ],
  ...(
    [
      [
        ["!important Ruth", "{{ name }}", "%off", "Ruth: Head of Search"],
        CANNOT_BE_READ,
      ],
      [
        ['"Ruth', "'Ruth", '"Ruth\nnote: "Yes"'],
        "a quotation mark is opened and not closed",
      ],
      [
        ["[Ruth", "{Ruth: Head", "[Ruth\nage: 9"],
        "a bracket is opened and not closed",
      ],
      [
        ['"C:\\new"', '"Ruth \\Program"', '"50\\% off"'],
        'a sign \\ between "quotation marks" begins a code; write it twice, or take the quotation marks out',
      ],
      [
        ["'it's'", '"Say "so""', '"So" it is'],
        "a quotation mark ends the text before its last word; put the whole text into those of the other kind",
      ],
      [
        [
          "Ruth\n  - One",
          "Ruth\n\n  One",
          '"Ruth\n  - One"',
          "'Ruth\n\n  One'",
          "Ruth\n  1. One",
        ],
        "has several paragraphs or a list, which need the sign | behind the colon, with all of the text below it",
      ],
      [
        ["~", "null"],
        'is a sign for nothing in other programs, and would be shown; take the line out, or write it in "quotation marks"',
      ],
    ] as const
  ).flatMap(([texts, reason]) =>
    texts.map((text) => [
      "person: Ruth",
      `person: ${text}`,
      `, line 2, ${JSON.stringify(`person: ${text.split("\n")[0]}`)}: ${reason}`,
    ]),
  ),
  [
    "    from: £800",
    "    from:£800",
    ', line 7, "from:£800": needs a space after the colon',
  ],
  [
    "    from: £800",
    "   from: £800",
    ', line 7, "from: £800": is not in line with the entries beside it; begin it with as many spaces',
  ],
  [
    "person: Ruth",
    "person: Rank #1 on Google",
    ', line 2, "person: Rank #1 on Google": a # behind a space begins a remark, which no page shows; put the text into "quotation marks", or the remark on a line of its own: "#1 on Google"',
  ],
  [
    "  - Ruth",
    "  - #2 agency",
    ', line 4, "- #2 agency": a # behind a space begins a remark, which no page shows; put the text into "quotation marks", or the remark on a line of its own: "#2 agency"',
  ],
  [
    "person: Ruth",
    "person: Caf\ufffd",
    ', line 2: has letters that are not in UTF-8, and would show as \ufffd; open the file in the program that wrote it, and save it as UTF-8 (behind "person: Caf")',
  ],
  [
    "person: Ruth",
    "person: Ruth\b",
    ', line 2: has the control character U+0008, which no page and no feed may have; delete it (behind "person: Ruth")',
  ],
  ...["- ", "> ", " ".repeat(10)].map((mark) => [
    "person: Ruth",
    `${mark.repeat(100)}Ruth`,
    ', line 2: has lists or quotations in one another, a hundred deep or more; make them shallower (behind "")',
  ]),
  [
    "person: Ruth",
    "person: Ruth\n  ## Her work",
    ', line 2, "person: Ruth": a # behind a space begins a remark, which no page shows; put the text into "quotation marks", or the remark on a line of its own: "## Her work"',
  ],
  [
    "person: Ruth",
    "person: CafÃ©",
    ', line 2, "person: CafÃ©": has letters that another program has read wrongly (UTF-8 as Windows-1252), and would show as Ã©; open the file that it was made from, as UTF-8',
  ],
  [
    "      - Search\n",
    "      - Search\n---\n",
    ', line 10, "---": a line of dashes ends the file here; take it out',
  ],
  [
    "person: Ruth",
    'person: "Ruth\\e"',
    ', line 2, "person: \\"Ruth\\\\e\\"": has the control character U+001B, which no page and no feed may have; delete it',
  ],
])("%j changed to %j", (before, after, message) => {
  const changed = right.replace(before, () => after);
  expect(readSource("content/test.yaml", changed).problems).toEqual([
    `content/test.yaml${message}`,
  ]);
});

test("letters that are read wrongly are told with their line, but not in code", () => {
  const text = "---\ntitle: A\n---\nSo `Ã©` is é.\n\n```\nâ€™\n```\n";
  expect(readSource("content/pages/a.md", text).problems).toEqual([]);
  expect(readSource("content/pages/a.md", `${text}\nCafÃ©`).problems).toEqual([
    expect.stringMatching(
      /^content\/pages\/a.md, line 10: .* \(behind "Caf"\)$/,
    ),
  ]);
});

test.each(["OurÂ\u00a0fees", "â‚¬5", "ðŸ˜€", "ÐŸÑ€", "Å‚Ä…", "â€™s", "ï»¿"])(
  "%s is read wrongly",
  (words) => {
    expect(readSource("content/a.yaml", `a: ${words}\n`).problems).toEqual([
      expect.stringContaining("read wrongly (UTF-8 as Windows-1252)"),
    ]);
  },
);

test.each(["CAFÉ’S", "« à »", "Spaß¹", "Å, Ä", "Ñandú", "ØST", "Âge", "Ï"])(
  "%s is read rightly",
  (words) => {
    expect(readSource("content/a.yaml", `a: ${words}\n`).problems).toEqual([]);
  },
);

test("marks of the byte order are no letters, wherever files were joined", () => {
  const joined = "\uFEFF\uFEFF---\ntitle: A\n---\nB\n\n\uFEFF## C\n";
  expect(readSource("content/pages/a.md", joined).data).toEqual({
    title: "A",
    text: "B\n\n## C\n",
  });
});

test("front matter without lines is no empty file", () => {
  expect(readSource("content/pages/a.md", "---\n---\nB\n").data).toEqual({
    text: "B\n",
  });
});

test("a letter and its accent are one, as in names that other files have", () => {
  expect(readSource("content/test.yaml", "a: Cafe\u0301\n").data).toEqual({
    a: "Caf\u00e9",
  });
});

test("the lines below > break as they are written, because Markdown reads them", () => {
  const text = "answer: >\n  One\n  and two.\n\n  - A\n";
  expect(readSource("content/test.yaml", text).data).toEqual({
    answer: "One\nand two.\n\n- A\n",
  });
});

test("between quotation marks an empty line is the end of a line, as /admin writes it", () => {
  const text = 'answer: "“One”\n\n\n  - A\n\n  - B"\n';
  expect(readSource("content/test.yaml", text).data).toEqual({
    answer: "“One”\n\n- A\n- B",
  });
});

test.each([
  "published: no # until May",
  "person: Ruth # of Leeds",
  'a: "C#" # 1',
  'a: "One\\n- Two\\t3\\_\\U0001F600" # 1',
])("a remark behind %s is one", (line) => {
  expect(readSource("content/test.yaml", `${line}\n`).problems).toEqual([]);
});

test.each([
  [
    "---\ntitle: A\ntext: B\n---\nC",
    'line 3, "text: B": the text stands below',
  ],
  [`---\na: [${"[".repeat(900)}\n---\nC`, `line 2, "a: ${"[".repeat(77)}": `],
])("the front matter of %j is refused", (written, reason) => {
  expect(readSource("content/pages/a.md", written).problems).toEqual([
    expect.stringContaining(`content/pages/a.md, ${reason}`),
  ]);
});

test("dashes with a space behind them, or at the end of the file, end the front matter", () => {
  for (const text of ["--- \ntitle: A\n---\t\nB\n", "---\r\ntitle: A\r\n---"])
    expect(readSource("content/pages/a.md", text)).toMatchObject({
      data: { title: "A" },
      problems: [],
    });
});
