import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees the memory used during start, about 20 MB, which an idle process would otherwise keep. */
export function giveMemoryBack(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as (how: { type: string; flavor: string }) => void)({ type: "major", flavor: "last-resort" });
}
