import { describe, expect, test } from "vitest";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useOfficeCatalogue } from "#tests/support/suites/office-catalogue.ts";

const { base, send, list, run } = useOfficeCatalogue();

describe("3.12 sales with days, of many products", () => {
  const until = "2199-12-24T22:00:00.000Z";
  const pricesOf = async (id: number) => (await send("GET", `/catalog/products/${id}`)).body.data.variants[0].prices;
  const bulk = async (change: object, ids: number[]) => {
    const started = await send("POST", "/staff/products/bulk", { change, ids });
    expect(started.status, JSON.stringify(started.body)).toBe(202);
    await run(started.body.job.id);
    return started.body.job.id as number;
  };

  test("a change of prices becomes a sale, which changes with its price, ends in one go, and is taken back", async () => {
    const { productId: id } = await plantProduct(base.db, {
      name: "Sold",
      stock: [1],
      prices: { us: 100_00, ca: 200_00 },
    });
    const prices = { price_lists: ["us"], change: { percent: -20 } };
    const job = await bulk({ prices: { ...prices, sale: { until } } }, [id]);
    const us = { region: "us", currency: "USD", price: 100, sale_price: 80, sale_until: until };
    const ca = { region: "ca", currency: "CAD", price: 200 };
    expect(await pricesOf(id)).toEqual([us, ca]);
    expect((await list("q=sold")).data[0].prices).toContainEqual({ region: "us", currency: "USD", price: 80 });
    await bulk({ prices: { ...prices, change: { percent: 10 } } }, [id]);
    expect((await pricesOf(id))[0]).toEqual({ ...us, price: 110, sale_price: 88 });
    await bulk({ prices: { ...prices, change: { set: 100 } } }, [id]);
    expect((await pricesOf(id))[0]).toMatchObject({ price: 110, sale_price: 88 });
    await bulk({ prices: { ...prices, change: { percent: -1000 / 11, round_to: 0 } } }, [id]);
    await bulk({ end_sales: ["us", "ca"] }, [id]);
    expect((await pricesOf(id))[0]).not.toHaveProperty("sale_price");
    const other = await plantProduct(base.db, { name: "Other", stock: [1], prices: { us: 100_00 } });
    const made = await bulk({ prices: { ...prices, sale: { until } } }, [other.productId]);
    const reverting = await send("POST", `/jobs/${made}/revert`);
    await run(reverting.body.job.id);
    expect(await pricesOf(other.productId)).toEqual([{ region: "us", currency: "USD", price: 100 }]);
    expect(job).toBeGreaterThan(0);
  });

  test("a sale without a day, or that ends before it begins, is refused with the field", async () => {
    const sale = (days: object) =>
      send("POST", "/staff/products/bulk", {
        change: { prices: { price_lists: ["us"], change: { percent: -20 }, sale: days } },
        ids: [1],
      });
    expect((await sale({})).body.errors).toEqual({ "change.prices.sale.from": "is needed, or until" });
    expect((await sale({ from: until, until: "2198-01-01T00:00:00Z" })).body.errors).toEqual({
      "change.prices.sale.until": "must be after from",
    });
  });
});
