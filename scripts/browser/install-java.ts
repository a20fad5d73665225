// Sees to it that there is Java for the Nu HTML checker.
import { spawnSync } from "node:child_process";
import { installFromDebian } from "./debian.ts";

function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}

if (!hasJava()) installFromDebian("default-jre-headless");
if (!hasJava()) {
  console.error(
    "The Nu HTML checker needs Java 17 or newer, and none could be installed: install one and run this again.",
  );
  process.exitCode = 1;
}
