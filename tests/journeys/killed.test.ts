import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type Buyer, buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { freePort, startShop, useWorldCopy } from "#tests/journeys/shop.ts";
import { limit } from "#tests/support/limits.ts";

const orders = 100;

test(
  "4 kill -9 of the server and of its database during a hundred orders loses none and charges nobody twice",
  async () => {
    const data = useWorldCopy("killed", onTestFinished);
    const port = await freePort();
    let shop = await startShop(data, port);
    onTestFinished(() => shop.stop());
    const socket = execFileSync("sh", ["-c", `tail -n +5 ${data}/postgres/postmaster.pid | head -1`], {
      encoding: "utf8",
    }).trim();
    const client = async () => {
      const one = new pg.Client({ host: socket, user: "firn", database: "firn" });
      await one.connect();
      return one;
    };
    const before = await client();
    const { rows: stockBefore } = await before.query("select sum(available)::int as sum from stock");
    const { rows: ordersBefore } = await before.query("select count(*)::int as count from orders");
    await before.end();

    const confirmed: number[] = [];
    let buyer: Buyer = await newBuyer(shop.url);
    for (let nth = 0; nth < orders; nth += 1) {
      if (nth === 30) {
        process.kill(Number(readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
      }
      if (nth === 65) {
        const dying = buyByApi(buyer, `dying-${nth}`).catch(() => null);
        // Killed as soon as the order is written down: somewhere on the way from there to its confirmation.
        const watcher = await client();
        const isWritten = async () => (await watcher.query("select from orders where status = 'pending'")).rowCount;
        let isOver = false;
        void dying.then(() => (isOver = true));
        while (!isOver && !(await isWritten()));
        await watcher.end();
        await shop.stop("SIGKILL");
        const last = await dying;
        if (last) confirmed.push(last);
        shop = await startShop(data, port);
        buyer = await newBuyer(shop.url);
      }
      // While the database comes back a buyer is refused, and tries again.
      for (let tries = 0, id: number | null = null; !id; tries += 1) {
        id = await buyByApi(buyer, `order-${nth}-${tries}`).catch(() => null);
        if (id) confirmed.push(id);
        else await new Promise((later) => setTimeout(later, 200));
      }
    }

    const after = await client();
    // What was interrupted is settled by the sweep once it is a minute old; here it is made older instead of waited for.
    await after.query(
      "update orders set placed_at = placed_at - interval '10 minutes', updated_at = updated_at - interval '10 minutes' where status = 'pending'",
    );
    await expect
      .poll(
        async () =>
          (await after.query("select count(*)::int as count from orders where status = 'pending'")).rows[0].count,
        { timeout: limit(90_000), interval: 1000 },
      )
      .toBe(0);

    const { rows: kept } = await after.query(
      "select id from orders where id = any($1) and status = 'awaiting_fulfillment'",
      [confirmed],
    );
    const { rows: twice } = await after.query(
      "select order_id from payments where status = 'captured' group by order_id having count(*) > 1",
    );
    const { rows: charged } = await after.query(
      "select count(*)::int as count from test_charges where status = 'captured'",
    );
    const { rows: paid } = await after.query(
      "select count(*)::int as count from payments where status = 'captured' and provider = 'test'",
    );
    const { rows: stockAfter } = await after.query("select sum(available)::int as sum from stock");
    const { rows: sold } = await after.query(
      "select coalesce(sum(l.quantity), 0)::int as sum from order_lines l join orders o on o.id = l.order_id where o.status not in ('cancelled') and o.email = 'kill@firn.example'",
    );
    await after.end();
    await shop.stop();

    expect(confirmed.length).toBeGreaterThanOrEqual(orders);
    expect(new Set(confirmed).size).toBe(confirmed.length);
    expect(kept.length).toBe(confirmed.length);
    expect(twice).toEqual([]);
    expect(charged[0].count).toBe(paid[0].count);
    expect(stockBefore[0].sum - stockAfter[0].sum).toBe(sold[0].sum);
    expect(ordersBefore[0].count).toBeGreaterThanOrEqual(0);
  },
  limit(240_000),
);
