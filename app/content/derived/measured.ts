import {
  type MeasuringSettings,
  TOOLS,
  type Tool,
} from "../schema/measuring.ts";
import type { Content } from "../schemas.ts";
import type { Condition, PrivacyPage } from "../schema/pages/privacy.ts";

const toolsOf = (measuring: MeasuringSettings): Tool[] =>
  TOOLS.filter((tool) => measuring[tool] !== undefined);

/** Whether visits are counted unless the visitor objects. */
const mayObject = ({ plausible }: MeasuringSettings) =>
  plausible?.consent !== undefined;

/** 1 while nothing is measured, and another for each choice, so that visitors are asked anew. */
export const noticeVersion = (measuring: MeasuringSettings): number =>
  1 +
  toolsOf(measuring).reduce((sum, tool) => sum + 2 ** TOOLS.indexOf(tool), 0) +
  (mayObject(measuring) ? 2 ** TOOLS.length : 0);

type Notice = Content["cookie-notice"];

/** The cookie notice, which says which services are on. */
export function noticeOf(notice: Notice, measuring: MeasuringSettings): Notice {
  const { whenMeasuring, ...words } = notice;
  const tools = toolsOf(measuring);
  if (tools.length === 0 || !whenMeasuring) return words;
  const { text, details } =
    (mayObject(measuring) ? whenMeasuring.mayObject : whenMeasuring) ?? notice;
  const all = [details, ...tools.map((tool) => whenMeasuring[tool])]
    .flatMap((paragraph) => [" ", paragraph].flat())
    .slice(1);
  const shown = { text, details: all };
  return { ...words, ...shown, whenSent: shown };
}

/** The privacy policy with what holds while these services are on. */
export function policyOf(
  { hero, text, ...policy }: PrivacyPage,
  measuring: MeasuringSettings,
): PrivacyPage {
  const tools = toolsOf(measuring);
  const isObjectable = mayObject(measuring);
  const { whenMeasuring, ...shown } = hero;
  const counted =
    tools.length > 0 && !isObjectable && whenMeasuring ? whenMeasuring : [];
  const withCounted = (figures: PrivacyPage["hero"]["inShort"]) => [
    ...figures.slice(0, figures.length - counted.length),
    ...counted,
  ];
  return {
    ...policy,
    hero: {
      ...shown,
      inShort: withCounted(hero.inShort),
      inShortWhenSent: withCounted(hero.inShortWhenSent),
    },
    text: text.map((part) => ({
      ...part,
      blocks: part.blocks.flatMap(({ when, block }) => {
        const holds = holdsFor(tools, isObjectable, when);
        if (holds === undefined) return [{ when, block }];
        return holds ? [{ block }] : [];
      }),
    })),
  };
}

/** Whether a condition is met; undefined for those about forms, which pages evaluate. */
function holdsFor(
  tools: readonly Tool[],
  isObjectable: boolean,
  when?: Condition,
) {
  if (when === "unmeasured") return tools.length === 0;
  if (when === "measured") return tools.length > 0 && !isObjectable;
  if (when === "objection") return isObjectable;
  const tool = TOOLS.find((each) => each === when);
  return tool && tools.includes(tool) && !isObjectable;
}
