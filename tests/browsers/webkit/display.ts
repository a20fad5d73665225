import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { findWebKit } from "../../../scripts/browser/other-browsers.ts";

/** Starts a display that no one sees, for all tests; gives what ends it. */
export default async function startDisplay(): Promise<() => void> {
  const { xvfb } = findWebKit();
  if (!xvfb) throw new Error("Xvfb is missing");
  const server = spawn(
    xvfb,
    ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const lines = createInterface(server.stdout);
  const number = await new Promise((resolve) => lines.once("line", resolve));
  process.env.DISPLAY = `:${String(number)}`;
  return () => server.kill();
}
