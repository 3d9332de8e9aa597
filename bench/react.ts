import { pathToFileURL } from "node:url";
import type * as Shop from "#storefront/render/entry-server.ts";
import { payloadAddress } from "#storefront/runtime/payloads.ts";

/**
 * How often per second bare React renders a page's tree, with its data in memory. PAGE_URL names the page of a running
 * shop.
 */
const url = new URL(process.env.PAGE_URL ?? "");
const html = await (await fetch(url)).text();
const first = JSON.parse(/<script type="application\/json" id="firn-data">(.+?)<\/script>/.exec(html)?.[1] ?? "{}");
const shop = (await import(pathToFileURL("dist/server/shop.js").href)) as typeof Shop;
const { layoutData, locale, brand, mediaBase, build } = first;
const payload = await (await fetch(new URL(payloadAddress(url), url))).json();
const input = { payload, layoutData, locale, brand, mediaBase, build };

const until = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
};
const warm = until(1500);
while (warm()) await shop.renderWhole(input as never);
let renders = 0;
const began = performance.now();
const timed = until(3000);
while (timed()) {
  await shop.renderWhole(input as never);
  renders += 1;
}
console.log(JSON.stringify({ rate: (renders * 1000) / (performance.now() - began) }));
