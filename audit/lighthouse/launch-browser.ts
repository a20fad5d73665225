import { launch } from "chrome-launcher";
import { findBrowser } from "../../scripts/browser/find-browser.ts";
import { startImageHost } from "../stand-ins/image-host.ts";

// Chromium's sandbox refuses to run as root.
const isRoot = process.platform === "linux" && process.getuid?.() === 0;

export interface LighthouseBrowser {
  /** Where its DevTools listen. */
  port: number;
  close: () => void;
}

/**
 * Starts a Chromium for Lighthouse, with a fresh profile. The image host is
 * answered on this machine. Throws if there is no Chromium.
 */
export async function launchForLighthouse(): Promise<LighthouseBrowser> {
  const chromePath = findBrowser();
  if (!chromePath) throw new Error("Lighthouse needs Chromium: none is here.");
  const imageHost = await startImageHost();
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      "--headless=new",
      ...imageHost.chromiumFlags,
      ...(isRoot ? ["--no-sandbox", "--disable-gpu", "--disable-quic"] : []),
    ],
    handleSIGINT: false,
    logLevel: "error",
  });
  return {
    port: chrome.port,
    close: () => {
      chrome.kill();
      imageHost.stop();
    },
  };
}
