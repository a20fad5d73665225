import { launch } from "chrome-launcher";
import { findHeadlessShell } from "../../scripts/browser/find-browser.ts";
import { launchOptions } from "../../scripts/browser/launch-options.ts";
import { startImageHost } from "../stand-ins/image-host.ts";

export interface LighthouseBrowser {
  /** The program. */
  path: string;
  /** Where its DevTools listen. */
  port: number;
  close: () => void;
}

/**
 * Starts a Chromium for Lighthouse, with a fresh profile: the headless shell
 * where it is, so that a window nobody sees takes no processor from the page
 * (decision 014). The image host is answered on this machine. Throws if there
 * is no Chromium.
 */
export async function launchForLighthouse(): Promise<LighthouseBrowser> {
  const chromePath = findHeadlessShell();
  if (!chromePath) throw new Error("Lighthouse needs Chromium: none is here.");
  const imageHost = await startImageHost();
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      "--headless=new",
      ...imageHost.chromiumFlags,
      ...(launchOptions().args ?? []),
    ],
    handleSIGINT: false,
    logLevel: "error",
  });
  return {
    path: chromePath,
    port: chrome.port,
    close: () => {
      chrome.kill();
      imageHost.stop();
    },
  };
}
