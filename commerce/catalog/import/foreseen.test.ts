import { expect, test } from "vitest";
import { counts, csv, small, useImports } from "#tests/support/imports.ts";

const { base, tried, imported } = useImports();

test("rows of a product in the bin are refused, by the dry run and by the import, and say what to do first", async () => {
  const file = (title: string) => small(`wax,${title},Care,WAX-1,12.00`, "file,File,Care,FILE-1,9.00");
  await imported(file("Wax"));
  await base.pool.query(
    "update products set deleted_at = now(), was_visible = is_visible, is_visible = false where uid = 'wax'",
  );
  const reason = { code: "product-in-bin" };
  const { data, meta } = await tried(file("Other"));
  expect(meta.counts).toEqual(counts(0, 0, 1, 1));
  expect(data[0].reasons).toMatchObject([{ row: 2, column: "Handle", reason }]);
  const { report } = await imported(file("Other"));
  expect(report).toMatchObject({ counts: counts(0, 0, 1, 1), skipped: [{ cell: "Handle", reason }] });
  const stock = csv("Handle,SKU,Location,Available", "wax,WAX-1,Oslo,4", "file,FILE-1,Oslo,4");
  const levels = await tried(stock);
  expect(levels.data[0]).toMatchObject({ outcome: "refused", reasons: [{ column: "SKU", reason }] });
  const { rows } = await base.pool.query("select name from products where uid = 'wax'");
  expect(rows).toEqual([{ name: "Wax" }]);
});

test("pictures that will surely be left out are listed by the dry run, with their reasons", async () => {
  const file = csv(
    "Handle,Title,Type,Variant SKU,Variant Price,Image Src",
    "one,One,Shell,ONE,10,http://192.168.1.4/a.png",
    "one,,,,,ftp://example.com/b.png",
    "one,,,,,http://localhost/c.png",
    "two,Two,Shell,TWO,10,https://example.com/d.png",
    ",Three,Shell,THREE,10,http://10.0.0.1/e.png",
  );
  const { data, meta } = await tried(file);
  expect(meta.picturesLeft).toBe(data[0].pictures.length);
  expect(data[0].pictures).toMatchObject([
    {
      row: 2,
      column: "Image Src",
      address: "http://192.168.1.4/a.png",
      reason: { code: "private-address", values: { host: "192.168.1.4", address: "192.168.1.4" } },
    },
    { row: 3, column: "Image Src", reason: { code: "no-http-address" } },
    { row: 4, column: "Image Src", reason: { code: "private-address" } },
  ]);
  expect(data[0].outcome).toBe("made");
  expect(data[1].pictures).toBeUndefined();
});
