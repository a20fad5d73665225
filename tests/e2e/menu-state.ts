import { expect, type Page } from "@playwright/test";
import { z } from "zod";

import { mainNavigation, menuButton } from "./site.ts";

const tree = z.object({
  nodes: z.array(
    z.object({
      role: z.object({ value: z.string() }).optional(),
      properties: z
        .array(
          z.object({
            name: z.string(),
            value: z.object({ value: z.unknown().optional() }),
          }),
        )
        .optional(),
    }),
  ),
});

/** What the browser tells a screen reader of the menu button. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "header button[popovertarget]",
  });
  const found = tree.parse(
    await session.send("Accessibility.getPartialAXTree", { nodeId }),
  );
  await session.detach();
  const button = found.nodes.find(({ role }) => role?.value === "button");
  return button?.properties?.find(({ name }) => name === "expanded")?.value
    .value;
}

const isChromium = (page: Page) =>
  page.context().browser()?.browserType().name() === "chromium";

/**
 * The menu is open or closed, and its button says so; only Chromium can be
 * asked for the latter.
 */
export async function expectMenu(
  page: Page,
  state: "open" | "closed",
): Promise<void> {
  await expect(mainNavigation(page)).toBeVisible({ visible: state === "open" });
  await expect(menuButton(page)).toBeVisible();
  if (!isChromium(page)) return;
  await expect.poll(() => isExpanded(page)).toBe(state === "open");
}
