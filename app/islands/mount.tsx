import { useLayoutEffect, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

import { keepControls } from "./keep-controls";

/** Shows the fallback screen in the place of the page; specification, sections 2 and 8. */
function showFailure(error: unknown): void {
  reportError(error);
  const template =
    document.querySelector<HTMLTemplateElement>("template.failure");
  const main = document.querySelector("main");
  if (!template || !main) return;
  document.title = template.dataset.title ?? document.title;
  main.replaceChildren(document.importNode(template.content, true));
  const message = main.querySelector("[role=alert]");
  if (message)
    message.textContent =
      error instanceof Error ? error.message : String(error);
}

/** The first part of an island: those after it find the controls as they were. */
function Before({ restore }: { restore: () => void }) {
  useLayoutEffect(restore, [restore]);
  return null;
}

/**
 * Starts a component on its HTML, with the properties that stand beside that, and those that
 * came with its code. If a translator
 * or an extension has changed the HTML, React renders it anew, and what was typed, chosen,
 * opened or focused is put back.
 */
export function mount<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  withCode?: Partial<Props>,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- island.tsx has written it
  const written: Props = JSON.parse(
    island.parentElement?.querySelector(
      ':scope > script[type="application/json"]',
    )?.textContent ?? "",
  );
  const props = { ...written, ...withCode };
  const restore = keepControls(island);
  // In one task, so that nothing is typed between reading and putting back.
  flushSync(() => {
    hydrateRoot(
      island,
      <>
        <Before restore={restore} />
        <Component {...props} />
      </>,
      { onUncaughtError: showFailure },
    );
  });
  island.dataset.started = "";
}
