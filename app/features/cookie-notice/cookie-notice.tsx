import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";

import { RichText } from "~/components/rich-text";
import type { CookieNoticeWords } from "~/content/schema/layout";

import {
  hasAnswer,
  lastChoice,
  storeAnswer,
  type ConsentChoice,
} from "./consent";
import "./cookie-notice.css";

/** Time from the start of the page load, in ms; specification, section 9. */
const DELAY = 1500;

const SETTINGS_EVENT = "cookie-settings";

type Shown = {
  isReopened: boolean;
  choice?: ConsentChoice | undefined;
};

function useCookieNotice(bar: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown>();
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const show = () => {
      // The visitor may have answered meanwhile, here or in another tab.
      if (!hasAnswer()) setShown((now) => now ?? { isReopened: false });
    };
    const timer = setTimeout(show, Math.max(0, DELAY - performance.now()));
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const reopen = ({ target }: Event) => {
      // The notice must be in the document before it can take the focus.
      flushSync(() => setShown({ isReopened: true, choice: lastChoice() }));
      bar.current?.focus({ preventScroll: true });
      // Safari does not focus a clicked button, so onFocus cannot know it.
      if (target instanceof HTMLElement) cameFrom.current = target;
    };
    window.addEventListener(SETTINGS_EVENT, reopen);
    return () => window.removeEventListener(SETTINGS_EVENT, reopen);
  }, [bar]);

  const close = () => {
    setShown(undefined);
    // The focused element is removed: the focus returns to where it came from.
    const { current: before } = cameFrom;
    const back = before?.isConnected ? before : document.querySelector("main");
    back?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!shown?.isReopened) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    window.addEventListener("keydown", closeOnEscape);
    return () => window.removeEventListener("keydown", closeOnEscape);
  });

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLElement)) return;
    if (!currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  return { shown, close, onFocus };
}

/**
 * The page ends above the notice, its bar on phones stands above it, and what is scrolled
 * into view keeps its scroll margin from it. This is a stylesheet, because a custom property
 * of the root would make the browser style every element anew.
 */
function useRoomBelow(
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() => {
      const { offsetHeight: height } = element;
      const { scrollMarginBlockStart: margin } = getComputedStyle(element);
      sheet.replaceSync(`@media screen {
        html { scroll-padding-block-end: calc(${height}px + ${margin}) }
        body { padding-block-end: ${height}px }
        .within-reach { inset-block-end: ${height}px }
      }`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (each) => each !== sheet,
      );
    };
  }, [bar, isShown]);
}

/** Accept and Reject look the same; consent.ts has what each allows. */
export function CookieNotice(content: CookieNoticeWords) {
  const { label, text, before, more, less, details } = content;
  const bar = useRef<HTMLElement>(null);
  const { shown, close, onFocus } = useCookieNotice(bar);
  useRoomBelow(bar, shown !== undefined);
  const button = (choice: ConsentChoice, name: string) => (
    <button
      className="button outline"
      type="button"
      onClick={() => {
        storeAnswer(choice);
        close();
      }}
    >
      {name}
    </button>
  );
  return (
    // Screen readers announce only what is added to an existing live region.
    <div aria-live="polite">
      {shown && (
        <section
          ref={bar}
          className={
            shown.isReopened ? "cookie-notice reopened" : "cookie-notice"
          }
          aria-label={label}
          tabIndex={-1}
          onFocus={onFocus}
        >
          <div>
            <p className="text">
              {text}
              {shown.choice && ` ${before[shown.choice]}`}
            </p>{" "}
            <details aria-live="off">
              <summary>
                <span className="more">{more}</span>
                <span className="less">{less}</span>
              </summary>
              <p>
                <RichText text={details} />
              </p>
            </details>
          </div>
          <div className="actions">
            {button("accepted", content.accept)}
            {button("rejected", content.reject)}
          </div>
        </section>
      )}
    </div>
  );
}

/** Works after hydration only: until then the stylesheet hides it. */
export function CookieSettings({ text }: { text: string }) {
  return (
    <button
      className="cookie-settings"
      type="button"
      onClick={({ currentTarget }) =>
        currentTarget.dispatchEvent(
          new Event(SETTINGS_EVENT, { bubbles: true }),
        )
      }
    >
      {text}
    </button>
  );
}
