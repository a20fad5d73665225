import { chromium, type Browser } from "@playwright/test";
import { findHeadlessShell } from "../../scripts/browser/find-browser.ts";
import { launchOptions } from "../../scripts/browser/launch-options.ts";

/** Starts the Chromium in which pages are judged. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch(launchOptions(findHeadlessShell()));
