import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { pathToFileURL } from "node:url";

/** Runs what has been built. Containers start here; npm start comes here after building what is stale. */
enableCompileCache("node_modules/.cache/firn-compile");
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV ??= "production";

const { main } = await import(pathToFileURL("dist/server/main.js").href);
await main(process.env);
