import { createHash } from "node:crypto";
import type { ElementContent } from "hast";

import {
  type MeasuringSettings,
  type Purpose,
  PURPOSES,
  TOOLS,
  type Tool,
} from "../schema/measuring.ts";
import type { Content } from "../schemas.ts";
import type { Problem } from "../texts/placeholders.ts";
import type { Condition } from "../markdown/conditions.ts";
import type { PrivacyPage } from "../schema/pages/privacy.ts";

const toolsOf = (measuring: MeasuringSettings): Tool[] =>
  TOOLS.filter((tool) => measuring[tool] !== undefined);

/** Whether visits are counted unless the visitor objects. */
export const mayObject = ({ counting }: MeasuringSettings): boolean =>
  counting !== undefined;

/** What the cookie notice asks for. */
export function askedOf(measuring: MeasuringSettings): Purpose[] {
  const used = [
    ...toolsOf(measuring).map((tool): Purpose => PURPOSES[tool]),
    ...measuring.otherServices.map(({ purpose }) => purpose),
  ];
  return (["counting", "advertising"] as const).filter(
    (purpose) =>
      used.includes(purpose) &&
      !(purpose === "counting" && mayObject(measuring)),
  );
}

/** Which of the notice's questions is asked, or undefined while nothing is measured. */
function questionOf(measuring: MeasuringSettings) {
  const [first, second] = askedOf(measuring);
  if (mayObject(measuring)) return first ? "objectOrAccept" : "mayObject";
  return second ? "both" : first;
}

/** 1 while nothing is measured, and another for each choice, so that visitors are asked anew. */
export function noticeVersion(measuring: MeasuringSettings): number {
  if (!questionOf(measuring)) return 1;
  const { counting, otherServices } = measuring;
  const others = otherServices.map(({ file, purpose }) => [file, purpose]);
  const choice = JSON.stringify([toolsOf(measuring), counting, others]);
  return createHash("sha256").update(choice).digest().readUInt32BE() + 2;
}

/** What the notice lacks if a service is on. */
export function missingQuestions({
  measuring,
  "cookie-notice": notice,
}: Partial<Content>): Problem[] {
  if (!measuring || !notice || !questionOf(measuring)) return [];
  const file = "cookie-notice";
  const isOn = "measuring.yaml switches a service on";
  if (notice.notice === false)
    return [
      {
        file,
        path: ["notice"],
        message: `is no, but ${isOn}, which needs the notice: take this line out, or switch the service off`,
      },
    ];
  return notice.whenMeasuring
    ? []
    : [{ file, path: ["when measuring"], message: `is missing, but ${isOn}` }];
}

/** The cookie notice with what follows from the services. */
export type Notice = ReturnType<typeof noticeOf>;

/** The cookie notice, which says what is asked for, and which services are on. */
export function noticeOf(
  notice: Content["cookie-notice"],
  measuring: MeasuringSettings,
) {
  const { whenMeasuring, notice: isShown = true, ...written } = notice;
  const words = { ...written, isShown };
  const question = questionOf(measuring);
  const none = { only: undefined, purposes: undefined, footer: undefined };
  if (!whenMeasuring || !question) return { ...words, ...none };
  const { only, purposes, footer } = whenMeasuring;
  const { text, details } = whenMeasuring[question];
  const paragraphs = [
    details,
    ...toolsOf(measuring).map((tool) => whenMeasuring[tool]),
    ...measuring.otherServices.map((service) => service.notice),
  ];
  const isObject = question === "objectOrAccept";
  const isBoth = question === "both";
  return {
    ...words,
    text,
    details: paragraphs.flatMap((part) => [" ", part].flat()).slice(1),
    only: isBoth ? only : undefined,
    purposes: isBoth || isObject ? purposes : undefined,
    footer: mayObject(measuring) ? footer : undefined,
  };
}

/** The privacy policy with what holds while these services are on. */
export function policyOf(
  { hero, text, ...policy }: PrivacyPage,
  measuring: MeasuringSettings,
): PrivacyPage {
  const isObjectable = mayObject(measuring);
  const { whenMeasuring, ...shown } = hero;
  const asked = askedOf(measuring);
  const counted =
    asked.length > 0 && !isObjectable && whenMeasuring ? whenMeasuring : [];
  const withCounted = (figures: PrivacyPage["hero"]["inShort"]) => [
    ...figures.slice(0, figures.length - counted.length),
    ...counted,
  ];
  const met = (nodes: readonly ElementContent[]) =>
    nodes.flatMap((node) => {
      if (node.type !== "element" || !node.data?.when) return node;
      const { when, ...data } = node.data;
      const holds = holdsFor(measuring, when);
      if (holds === undefined) return node;
      return holds ? { ...node, data } : [];
    });
  return {
    ...policy,
    hero: {
      ...shown,
      inShort: withCounted(hero.inShort),
      inShortWhenSent: withCounted(hero.inShortWhenSent),
    },
    text: {
      ...text,
      intro: met(text.intro),
      parts: text.parts.map((part) => ({ ...part, blocks: met(part.blocks) })),
    },
  };
}

/** Whether a condition is met; undefined for those about forms, which pages evaluate. */
export function holdsFor(measuring: MeasuringSettings, when?: Condition) {
  const asked = askedOf(measuring);
  const isObjectable = mayObject(measuring);
  if (when === "unmeasured") return !questionOf(measuring);
  if (when === "measured") return asked.length > 0;
  if (when === "objection") return isObjectable;
  const tool = TOOLS.find((each) => each === when);
  if (tool === "plausible" && isObjectable) return false;
  return tool && measuring[tool] !== undefined;
}
