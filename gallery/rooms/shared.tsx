import { BrandStrip } from "~/sections/shared/brand-strip";
import { ClosingCall } from "~/sections/shared/closing-call";
import { CustomQuote } from "~/sections/shared/custom-quote";
import { FallbackScreen } from "~/sections/shared/fallback-screen";
import { FaqList } from "~/sections/shared/faq-list";

import { clients, closing, faq, link, mark, sentence } from "../content";
import { Staged, type Room } from "../room";

const openAll = (stage: HTMLElement) => {
  for (const details of stage.querySelectorAll("details")) details.open = true;
};

const fallback = {
  title: "It went wrong",
  heading: "It went wrong",
  notFound: { message: "404 Not Found", explanation: sentence },
  failure: { explanation: sentence, retry: "Try again" },
  waysBack: [link("Home", "/"), link("Services", "/services")],
};

export const room: Room = {
  "brands, 1": <BrandStrip mark={mark} {...clients(1)} />,
  "brands, 16": <BrandStrip mark={mark} {...clients(16)} />,
  "questions, 1, open": (
    <Staged act={openAll}>
      <FaqList {...faq(1)} />
    </Staged>
  ),
  "questions, 12": <FaqList {...faq(12)} />,
  "closing call, 1 action": <ClosingCall {...closing(1)} />,
  "closing call, 2 actions": <ClosingCall {...closing(2)} />,
  "custom quote": <CustomQuote question="Something else?" link={link()} />,
  "unknown address": (
    <FallbackScreen content={fallback} message="404 Not Found" isNotFound />
  ),
  "an error": (
    <FallbackScreen
      content={fallback}
      message="What the error says"
      isNotFound={false}
    />
  ),
};
