import { spawnSync } from "node:child_process";
import { isStale } from "./stale.js";

/**
 * npm start: builds what is stale, in a process of its own whose memory goes with it, then serves. Plain JavaScript, so that
 * what reads TypeScript (14 MB) stays out of the process that serves.
 */
const built = isStale() ? spawnSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" }) : null;
if (built && built.status !== 0) {
  console.error("The build failed; the message above says why.");
  process.exit(1);
}
await import("./serve.js");
