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
    `, line 4, "- *ruth": ${CANNOT_BE_READ}`,
  ],
  [
    "person: Ruth",
    "person: Ruth: Head of Search",
    `, line 2, "person: Ruth: Head of Search": ${CANNOT_BE_READ}`,
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
  [
    "person: Ruth",
    'person: "Ruth\nnote: "Yes"',
    ', line 2, "person: \\"Ruth": a quotation mark is opened and not closed',
  ],
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
])("%j changed to %j", (before, after, message) => {
  const changed = right.replace(before, () => after);
  expect(readSource("content/test.yaml", changed).problems).toEqual([
    `content/test.yaml${message}`,
  ]);
});

test("the lines below > break as they are written, because Markdown reads them", () => {
  const text = "answer: >\n  One\n  and two.\n\n  - A\n";
  expect(readSource("content/test.yaml", text).data).toEqual({
    answer: "One\nand two.\n\n- A\n",
  });
});
