import {
  type MeasuringSettings,
  TOOLS,
  type Tool,
} from "./schema/measuring.ts";
import type { Content } from "./schemas.ts";
import type { Block, RichText } from "./markdown.ts";
import type { Condition } from "./schema/privacy.ts";

/** The services that are switched on. */
const toolsOf = (measuring: MeasuringSettings): Tool[] =>
  TOOLS.filter((tool) => measuring[tool] !== undefined);

/** Whether visits are counted unless the visitor objects. */
const mayObject = ({ plausible }: MeasuringSettings) =>
  plausible?.consent !== undefined;

/**
 * The version of the cookie notice: 1 while nothing is measured, and another number
 * for every choice of services, so that a visitor who accepted another choice is asked.
 */
export const noticeVersion = (measuring: MeasuringSettings): number =>
  1 +
  toolsOf(measuring).reduce((sum, tool) => sum + 2 ** TOOLS.indexOf(tool), 0) +
  (mayObject(measuring) ? 2 ** TOOLS.length : 0);

/** Adapts the cookie notice and the privacy policy to the services that are on. */
export function withMeasuring(content: Content): Content {
  const tools = toolsOf(content.measuring);
  const { "cookie-notice": notice, privacy } = content;
  const { whenMeasuring, ...unmeasured } = notice;
  const isObjectable = mayObject(content.measuring);
  const words = isObjectable ? whenMeasuring?.mayObject : whenMeasuring;
  return {
    ...content,
    "cookie-notice":
      tools.length === 0
        ? unmeasured
        : {
            ...unmeasured,
            text: words?.text ?? notice.text,
            details: joined([
              words?.details ?? notice.details,
              ...tools.map((tool) => whenMeasuring?.[tool] ?? ""),
            ]),
          },
    privacy: {
      ...privacy,
      hero: measuredHero(privacy.hero, tools.length > 0 && !isObjectable),
      text: privacy.text.map((part) => ({
        ...part,
        blocks: part.blocks.flatMap((block) =>
          measuredBlocks(block, tools, isObjectable),
        ),
      })),
    },
  };
}

/** Several paragraphs, joined to one. */
const joined = (texts: readonly RichText[]): RichText =>
  texts.flatMap((text) => [" ", text].flat()).slice(1);

type Hero = Content["privacy"]["hero"];

/** The policy's figures; the last ones differ if something is measured. */
function measuredHero(
  { whenMeasuring, ...hero }: Hero,
  isMeasured: boolean,
): Hero {
  if (!isMeasured || !whenMeasuring) return hero;
  const withFigures = (figures: Hero["inShort"]) => [
    ...figures.slice(0, -whenMeasuring.length),
    ...whenMeasuring,
  ];
  return {
    ...hero,
    inShort: withFigures(hero.inShort),
    inShortWhenSent: withFigures(hero.inShortWhenSent),
  };
}

type AnyBlock = Content["privacy"]["text"][number]["blocks"][number];

/** A block without the condition that these services meet; none if they do not. */
function measuredBlocks(
  block: AnyBlock,
  tools: readonly Tool[],
  isObjectable: boolean,
): AnyBlock[] {
  if (typeof block === "string" || Array.isArray(block) || !("when" in block))
    return [block];
  const holds: Partial<Record<Condition, boolean>> = {
    unmeasured: tools.length === 0,
    measured: tools.length > 0 && !isObjectable,
    objection: isObjectable,
    ...Object.fromEntries(
      TOOLS.map((tool) => [tool, tools.includes(tool) && !isObjectable]),
    ),
  };
  const inner: Block = block.block;
  // The other conditions are about the forms; the page evaluates them.
  if (!(block.when in holds)) return [block];
  return holds[block.when] === true ? [inner] : [];
}
