import {
  type MeasuringSettings,
  TOOLS,
  type Tool,
} from "../schema/measuring.ts";
import type { Content } from "../schemas.ts";
import type { Condition } from "../schema/pages/privacy.ts";

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

/** Makes the cookie notice and the privacy policy say which services are on. */
export function sayWhatIsMeasured(content: Content): void {
  const tools = toolsOf(content.measuring);
  const { "cookie-notice": notice, privacy } = content;
  const isObjectable = mayObject(content.measuring);
  const { whenMeasuring } = notice;
  if (tools.length > 0 && whenMeasuring) {
    const { text, details } =
      (isObjectable ? whenMeasuring.mayObject : whenMeasuring) ?? notice;
    notice.text = text;
    notice.details = [details, ...tools.map((tool) => whenMeasuring[tool])]
      .flatMap((paragraph) => [" ", paragraph].flat())
      .slice(1);
  }
  delete notice.whenMeasuring;
  const { hero } = privacy;
  if (tools.length > 0 && !isObjectable && hero.whenMeasuring) {
    for (const figures of [hero.inShort, hero.inShortWhenSent])
      figures.splice(
        -hero.whenMeasuring.length,
        Infinity,
        ...hero.whenMeasuring,
      );
  }
  delete hero.whenMeasuring;
  for (const part of privacy.text)
    part.blocks = part.blocks.flatMap(({ when, block }) => {
      const holds = holdsFor(tools, isObjectable, when);
      if (holds === undefined) return [{ when, block }];
      return holds ? [{ block }] : [];
    });
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
