import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { limit } from "#tests/support/limits.ts";
import { board, priced } from "#tests/support/merchant.ts";
import { useOwnFields } from "#tests/support/own-fields.ts";

const { merchant, ask, define } = useOwnFields();
const html = async (path: string) => (await merchant.app.inject(path)).body;

beforeAll(async () => {
  const ofVariants = { aggregate: "variant", audience: "shoppers" };
  await define({ ...ofVariants, key: "core", labels: { en: "Core", de: "Kern" }, is_searchable: true });
  await define({ ...ofVariants, key: "edge", kind: "number", unit: "mm", labels: { en: "Edge" } });
  await define({ aggregate: "variant", key: "lot", labels: { en: "Lot" } });
  const { variants, ...product } = board("ridge");
  const filled = variants.map((variant, place) => ({
    ...variant,
    own_fields: { core: place < 3 ? "zugspitzholz" : "birch", edge: 2.5, lot: `lot ${place}` },
  }));
  const { status } = await ask("POST", "/catalog/products", { ...product, variants: filled });
  expect(status).toBe(201);
  await ask("PUT", "/pricelists/us/records", priced("ridge", 500));
});

test("3.12 a product's page tells what variants' own fields say, by which variants, to shoppers alone and without scripts", async () => {
  const page = await html("/en-us/p/ridge");
  const words = (text: string) => text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  const [, details = ""] = /<section class="section wrap own-details"(.*?)<\/section>/s.exec(page) ?? [];
  const said = words(details);
  expect(said).toContain("Core (Ink) zugspitzholz Core (Glacier Blue) birch Edge 2.5 mm");
  expect(said).not.toContain("lot ");
  expect(page).not.toContain("lot 1");
  expect(page).toContain('"ofVariants":[{"key":"core"');
});

test("7.10 a product is found by what its variants' own fields say", async () => {
  await vi.waitFor(async () => expect(await html("/en-us/search?q=zugspitzholz")).toContain('data-product="ridge"'), {
    timeout: limit(20_000),
  });
});

test("3.12 a document that an own field names is a link with its title and size; without the document there is none", async () => {
  await define({ key: "chart", kind: "file", audience: "shoppers", labels: { en: "Size chart" } });
  await sql`insert into media_assets (alias, kind, id, title, file, version, format, bytes)
    values ('firn', 'document', 'chart-1', 'Sizes & fit', 'x.pdf', '1', 'pdf', 1234567)`.execute(merchant.database.db);
  const { id } = (await ask("GET", "/catalog/products?uid=ridge")).body.data[0];
  const put = (chart: string) => ask("PUT", `/catalog/products/${id}`, { own_fields: { chart } });
  expect((await put("document/none")).body.errors).toEqual({ "own_fields.chart": "is no file of the media library" });
  expect((await put("document/chart-1")).status).toBe(200);
  const shown = async () => html("/en-us/p/ridge");
  await vi.waitFor(
    async () => expect(await shown()).toContain('<a href="/d/firn/chart-1">Sizes &amp; fit (PDF, 1.2 MB)</a>'),
    {
      timeout: limit(20_000),
    },
  );
});
