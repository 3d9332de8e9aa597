import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "#platform/http/app.ts";

const folder = "storefront/components/payment-marks/drawings";
/** The size of one mark, and the gap between two. */
const [wide, tall, gap] = [40, 26, 6];
const most = 12;

/**
 * Serves the marks of cards and wallets as SVG: one (/marks/visa.svg), or several side by side
 * (/marks/visa,mastercard.svg). Other names are not found.
 */
export function markRoutes(app: App): void {
  const drawings = new Map(
    readdirSync(folder).map((file) => [file.replace(".svg", ""), readFileSync(join(folder, file), "utf8").trim()]),
  );
  app.get<{ Params: { names: string } }>("/marks/:names.svg", async (request, reply) => {
    const drawn = request.params.names.split(",").map((name) => drawings.get(name));
    if (drawn.length > most || drawn.includes(undefined))
      return reply.code(404).send({ title: "Unknown mark", status: 404 });
    const row = drawn.map((one = "", at) => one.replace("<svg ", `<svg x="${at * (wide + gap)}" `)).join("");
    const width = drawn.length * (wide + gap) - gap;
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=604800")
      .send(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}">${row}</svg>`);
  });
}
