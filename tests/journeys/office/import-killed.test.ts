import { execFileSync } from "node:child_process";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startShop, useWorldCopy } from "#tests/journeys/shop.ts";
import { limit } from "#tests/support/limits.ts";

const products = 1000;
const variants = 5;
const key = { authorization: "Bearer firn-demo-management" };

/** 5,000 rows of Shopify's form; three products cannot be. */
function table(): string {
  const lines = ["Handle,Title,Type,Status,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price"];
  for (let at = 0; at < products; at += 1)
    for (let number = 0; number < variants; number += 1) {
      const about = number === 0 ? `Killed jacket ${at},Outerwear,draft,Size` : ",,,";
      const price = number === 2 && at % 400 === 7 ? "cheap" : `${100 + at}.95`;
      lines.push(`killed-${at},${about},${number},KILLED-${at}-${number},${number + 1},${price}`);
    }
  return lines.join("\n");
}

test(
  "an import of 5,000 rows goes on after kill -9, does nothing twice, is mended, imported again and taken back",
  async () => {
    const data = useWorldCopy("import-killed", onTestFinished);
    const port = await freePort();
    let shop = await startShop(data, port);
    onTestFinished(() => shop.stop());
    const ask = async (method: string, path: string, body?: string) => {
      const headers = { ...key, ...(body !== undefined && { "content-type": "text/csv" }) };
      const answer = await fetch(`${shop.url}/api${path}`, { method, headers, ...(body !== undefined && { body }) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer;
    };
    const job = async (id: number) => (await ask("GET", `/jobs/${id}`)).json();
    const socket = execFileSync("sh", ["-c", `tail -n +5 ${data}/postgres/postmaster.pid | head -1`], {
      encoding: "utf8",
    }).trim();
    const read = async (text: string) => {
      const client = new pg.Client({ host: socket, user: "firn", database: "firn" });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    };

    const { id } = (await (await ask("POST", "/imports", table())).json()).job;
    await expect
      .poll(async () => (await job(id)).done, { timeout: limit(60_000), interval: 50 })
      .toBeGreaterThanOrEqual(200);
    await shop.stop("SIGKILL");
    shop = await startShop(data, port);
    const { done, total } = await job(id);
    expect(done).toBeLessThan(total);
    // It goes on once nobody has touched it for a minute; here it is made older instead of waited for.
    await read("update staff_jobs set updated_at = updated_at - interval '10 minutes'");
    await expect.poll(async () => (await job(id)).status, { timeout: limit(240_000), interval: 500 }).toBe("done");
    expect(await job(id)).toMatchObject({
      total: products,
      done: products,
      report: { counts: { made: products - 3, changed: 0, unchanged: 0, refused: 3 } },
    });
    const counted = `select count(*)::int as variants, count(distinct sku)::int as skus,
      (select count(*)::int from stock_ledger g join variants o on o.id = g.variant_id where o.sku like 'KILLED-%') as ledger
      from variants where sku like 'KILLED-%'`;
    const whole = (products - 3) * variants;
    expect(await read(counted)).toEqual([{ variants: whole, skus: whole, ledger: whole }]);

    const refused = await (await ask("GET", `/jobs/${id}/refused.csv`)).text();
    const mended = (await (await ask("POST", "/imports", refused.replaceAll(",cheap,", ",12.95,"))).json()).job;
    await expect.poll(async () => (await job(mended.id)).status, { timeout: limit(60_000) }).toBe("done");
    expect((await job(mended.id)).report.counts).toMatchObject({ made: 3, refused: 0 });
    const again = await (await ask("POST", "/imports?dry_run=1", table().replaceAll(",cheap", ",12.95"))).json();
    expect(again.meta.counts).toEqual({ made: 0, changed: 0, unchanged: products, refused: 0 });

    for (const one of [mended.id, id]) {
      const reverting = (await (await ask("POST", `/jobs/${one}/revert`)).json()).job;
      await expect
        .poll(async () => (await job(reverting.id)).status, { timeout: limit(240_000), interval: 500 })
        .toBe("done");
      expect((await job(reverting.id)).report).toEqual({});
    }
    expect(await read(counted)).toEqual([{ variants: 0, skus: 0, ledger: 0 }]);
  },
  limit(600_000),
);
