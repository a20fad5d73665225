import type { ArticlePath } from "~/page-path";
import { article as articleOf } from "~/content/schema/article";
import { readParts } from "~/content/schema/privacy";
import { Article } from "~/sections/article/article";
import { Policy } from "~/sections/privacy/policy";
import { Thanks } from "~/sections/thank-you/thanks";

import { heading, link, many, paragraph, sentence, step } from "../content";
import type { Room } from "../room";

const isPath = (path: string): path is ArticlePath => path === "/an-article";

const MARKDOWN = `
${paragraph}

## The first part

${sentence} **Bold words** and [a link](/services).

### A smaller heading

- One
- Another

1. A step
2. The next

> ${sentence}
>
> — Somebody

| A column | Another |
| --- | --- |
| One | 1 |
| Two | 2 |

![A drawing](tape "A caption. It has a second sentence.")

## The last part

${sentence}

[Begin](/contact)
`;

const [path] = ["/an-article"].filter(isPath);
const article =
  path &&
  articleOf(path).parse({
    title: "An article",
    description: sentence,
    kicker: "A kicker",
    contents: "Contents",
    drawing: "tape",
    text: MARKDOWN,
  });

const thanks = (steps: number) => (
  <Thanks
    kicker="A kicker"
    heading="Thank you"
    text={sentence}
    actions={[link("Home", "/"), link("Services", "/services")]}
    stamp={{ name: "A Name", word: "Received", postcode: "EX1 1EX" }}
    next={{ heading, steps: many(steps, step) }}
    newsletter={{ heading, steps: many(steps, step) }}
    confirm={step(1)}
  />
);

export const room: Room = {
  article: article && <Article {...article} />,
  policy: (
    <Policy
      hero={{
        lastUpdated: {
          label: "Last updated",
          date: { shown: "January 31, 2026", iso: "2026-01-31" },
        },
        heading: "A policy",
        inShort: many(3, (number) => ({
          value: String(number),
          label: `${number}. ${sentence}`,
        })),
        inShortWhenSent: [],
      }}
      contents="Contents"
      text={readParts(
        `## One {#one}\n\n${paragraph}\n\n- One\n- Another\n\n## Two {#two}\n\n| Name | Value |\n| --- | --- |\n| a | 1 |\n| b | 2 |`,
      ).map((part, index) => ({
        ...part,
        mark: {
          id: part.id,
          fathoms: index === 0 ? 2 : 3,
          label: part.title,
        },
      }))}
    />
  ),
  "thank you, 1 step": thanks(1),
  "thank you, 6 steps": thanks(6),
};
