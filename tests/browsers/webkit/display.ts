import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { findWebKit } from "../../../scripts/browser/other-browsers.ts";

export interface Display {
  /** As the environment's DISPLAY has it. */
  name: string;
  close: () => void;
}

/**
 * Starts a display that no one sees. One for each browser: only one window of
 * a display has the focus.
 */
export async function startDisplay(): Promise<Display> {
  const { xvfb } = findWebKit();
  if (!xvfb) throw new Error("Xvfb is missing");
  const server = spawn(
    xvfb,
    ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const lines = createInterface(server.stdout);
  const number = await new Promise((resolve) => lines.once("line", resolve));
  return { name: `:${String(number)}`, close: () => server.kill() };
}
