import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { loadEnvFile } from "node:process";
import { pathToFileURL } from "node:url";

/** npm start: builds what is stale (in a process of its own, whose memory goes with it), then runs the server. */
enableCompileCache("node_modules/.cache/firn-compile");
if (existsSync(".env")) loadEnvFile(".env");
process.env.NODE_ENV ??= "production";

const built = spawnSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
if (built.status !== 0) {
  console.error("The build failed; the message above says why.");
  process.exit(1);
}
const { main } = (await import(pathToFileURL("dist/server/main.js").href)) as typeof import("#server/main.ts");
await main(process.env);
