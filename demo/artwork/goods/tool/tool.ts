/** Tools: driver, multitool, edge tool, scraper. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { driver } from "./driver.ts";
import { edgeTool } from "./edge-tool.ts";
import { multitool } from "./multitool.ts";
import { scraper } from "./scraper.ts";

export function toolFront(e: Easel): string {
  if (e.form === "multitool") return multitool(e);
  if (e.form === "edge-tool") return edgeTool(e);
  if (e.form === "scraper") return scraper(e);
  return driver(e);
}
