import { buildIfStale } from "./build.ts";

await buildIfStale((line) => console.log(line));
