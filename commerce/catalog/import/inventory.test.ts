import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { counts, csv, useImports } from "#tests/support/imports.ts";

const [products, inventory] = await Promise.all(
  ["products", "inventory"].map((name) => readFile(`tests/support/samples/shopify-${name}.csv`, "utf8")),
);
const { base, ask, tried, imported } = useImports();

const level = async (sku: string) => {
  const { rows } = await base.pool.query(
    "select available from stock join variants v on v.id = variant_id where sku = $1",
    [sku],
  );
  return rows[0]?.available;
};

describe("Shopify's inventory", () => {
  test("is the sum of its locations, or one of them; what is promised or put aside is not for sale", async () => {
    await imported(products ?? "");
    const all = await tried(inventory ?? "");
    expect(all.meta).toMatchObject({
      format: "shopify-inventory",
      total: 3,
      counts: counts(0, 2, 0, 1),
      choices: ["Innsbruck", "Oslo"],
      ignored: ["HS Code", "COO", "Bin name", "Incoming (not editable)"],
    });
    expect(all.data).toMatchObject([
      { key: "ALPINE-INK-S", changes: [{ field: "inventory_level", after: "7" }] },
      // "On hand (new)" is the value entered: 20, minus one committed unit.
      { key: "EIGER-BEANIE-S-M", name: "Eiger Beanie / S/M", changes: [{ after: "19" }] },
      { reasons: [{ row: 6, column: "SKU", why: "there is no variant with the SKU NOBODY-1" }] },
    ]);
    const one = await tried(inventory ?? "", "&location=Oslo");
    expect(one.data).toMatchObject([
      { changes: [{ after: "3" }] },
      { outcome: "unchanged", notes: ["not-stocked"] },
      { outcome: "refused" },
    ]);

    const before = await level("ALPINE-INK-S");
    const job = await imported(inventory ?? "", "location=Oslo");
    expect(job.report.counts).toEqual(counts(0, 1, 1, 1));
    expect(await level("ALPINE-INK-S")).toBe(3);
    const { rows } = await base.pool.query("select reason from stock_ledger order by id desc limit 1");
    expect(rows).toEqual([{ reason: "import" }]);
    const refused = (await ask("GET", `/jobs/${job.id}/refused.csv`)).body;
    expect(refused.split("\r\n")[1]).toContain("NOBODY-1");
    const reverting = (await ask("POST", `/jobs/${job.id}/revert`)).json().job;
    await runJob(base.db, staffJobKinds, reverting.id);
    expect(await level("ALPINE-INK-S")).toBe(before);
  });

  test("in its older form has a column for each location", async () => {
    await imported(products ?? "");
    const older = csv(
      "Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Innsbruck,Oslo",
      "alpine-drift-jacket,Alpine Drift Jacket,Color,Ink,ALPINE-INK-S,,,5,-2",
      "eiger-beanie,Eiger Beanie,Size,S/M,,,,not stocked,many",
    );
    const { data, meta } = await tried(older);
    expect(meta.choices).toEqual(["Innsbruck", "Oslo"]);
    expect(data).toMatchObject([
      { changes: [{ after: "3" }] },
      { reasons: [{ row: 3, column: "Oslo", why: "is no whole number: many" }] },
    ]);
  });

  test("needs the permission to count", async () => {
    await base.pool.query("update staff_keys set scopes = array_remove(scopes, 'stock:write')");
    const answer = await ask("POST", "/imports?dry_run=1", inventory);
    expect([answer.statusCode, answer.json().permission]).toEqual([403, "stock:write"]);
    await base.pool.query("update staff_keys set scopes = array_append(scopes, 'stock:write')");
  });
});
