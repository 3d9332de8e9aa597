import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { productTag } from "#database/changes/tags.ts";

type Shop = { url: string; key: string; client: pg.Client };

/**
 * The milliseconds from the commit of a changed price to the first search that shows it, measured a few times, sorted
 * ascending.
 */
export async function updates({ url, key, client }: Shop, times: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number; price: number }>(
    `select product_id as id, price from listings where region = 'us' and product_id % 997 = 0 order by product_id limit $1`,
    [times],
  );
  const taken: number[] = [];
  for (const [at, { id, price }] of rows.entries()) {
    const next = price + 100 + at;
    const body = JSON.stringify({
      query: "",
      page: { size: 1 },
      filters: { all: [{ locale: "en-us" }, { product_id: id }] },
      result_fields: { price_us: { raw: {} } },
    });
    const shown = async () => {
      const answer = await fetch(`${url}/api/as/v1/engines/firn/search.json`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      });
      const { results } = (await answer.json()) as { results: { price_us?: { raw: number } }[] };
      return results[0]?.price_us?.raw;
    };
    await shown();
    await client.query("begin");
    await client.query("update listings set price = $2 where product_id = $1 and region = 'us'", [id, next]);
    await client.query("select record_change($1)", [[productTag(id)]]);
    await client.query("commit");
    const began = performance.now();
    while ((await shown()) !== next / 100) {
      if (performance.now() - began > 30_000) throw new Error(`product ${id}: its new price is not found`);
      await setTimeout(2);
    }
    taken.push(performance.now() - began);
  }
  return taken.sort((a, b) => a - b);
}
