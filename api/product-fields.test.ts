import { readFileSync } from "node:fs";
import type { GraphQLObjectType } from "graphql";
import { expect, test } from "vitest";
import { schema } from "#api/graphql/schema.ts";
import { productFieldNames, productShapes } from "#commerce/catalog/api/rest.ts";
import { fieldBodies } from "#commerce/catalog/management/fields.ts";
import { exportFile } from "#commerce/catalog/management/files.ts";
import { fieldsWhere } from "#commerce/catalog/products/fields/fields.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { board, priced, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

test("7.1 every field of the definition is in the table, in the staff API, in the file, and where it says that it is shown", async () => {
  const { id } = await done("POST", "/catalog/products", board("whole"));
  await done("PUT", "/pricelists/us/records", priced("whole", 500));
  const document = (await merchant.app.inject("/api/openapi.json")).json();
  const body = document.paths["/api/catalog/products"].post.requestBody.content["application/json"].schema.properties;
  const shown = (await merchant.app.inject(`/api/products/${id}`)).json().data;
  const answered = await done("GET", `/catalog/products/${id}`);
  let file = "";
  for await (const part of exportFile(merchant.database.db)) file += part;
  const exported = JSON.parse(file).products.find(({ uid }: { uid: string }) => uid === "whole");
  const ofProduct = (schema.getType("BcProduct") as GraphQLObjectType).getFields();
  const { rows } = await merchant.database.pool.query(
    "select column_name from information_schema.columns where table_name = 'products'",
  );
  const columns = rows.map(({ column_name }) => column_name);
  const atBigCommerce = readFileSync("docs/operations/bigcommerce.md", "utf8");
  for (const [name, { column, staff, rest, graphql, customField }] of fieldsWhere()) {
    if (customField) expect(atBigCommerce, name).toContain(`\`${customField}\``);
    if (column) expect(columns, name).toContain(column.name);
    for (const place of [fieldBodies, body, answered, exported]) expect(Object.keys(place), name).toContain(staff.name);
    if (rest) {
      expect(Object.keys(shown), name).toContain(rest);
      expect(Object.keys(productShapes), name).toContain(rest);
      expect(Object.keys(document.components.schemas.Product.properties), name).toContain(rest);
      expect(productFieldNames, name).toContain(rest);
    }
    if (graphql) expect(String(ofProduct[graphql.name]?.type), name).toBe(graphql.type);
  }
});

test("7.1 a country of origin goes in by the staff API and comes out everywhere; a product without one says nothing of it", async () => {
  const wrong = await send("POST", "/catalog/products", { ...board("ridge"), made_in: "Austria" });
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ["made_in"]]);
  const made = await done("POST", "/catalog/products", { ...board("ridge"), made_in: "AT" });
  const plain = await done("POST", "/catalog/products", board("plain"));
  expect([made.made_in, plain.made_in]).toEqual(["AT", null]);
  await done("PUT", "/pricelists/us/records", priced("ridge", 500));
  await done("PUT", "/pricelists/us/records", priced("plain", 500));

  const get = async (url: string) => (await merchant.app.inject({ url })).json();
  expect((await get(`/api/products/${made.id}`)).data.made_in).toBe("AT");
  expect((await get(`/api/products/${made.id}?include_fields=made_in`)).data).toEqual({ id: made.id, made_in: "AT" });
  expect((await get(`/api/products/${plain.id}`)).data.made_in).toBeNull();

  const specsOn = async (path: string) => (await get(`${path}/_payload.json`)).props.product.specs;
  expect(await specsOn("/en-us/p/ridge")).toContainEqual({ id: "made-in", value: "Austria" });
  expect(await specsOn("/de-at/p/ridge")).toContainEqual({ id: "made-in", value: "Österreich" });
  expect((await merchant.app.inject({ url: "/de-at/p/ridge" })).body).toContain("Hergestellt in");
  expect((await merchant.app.inject({ url: "/de-at/p/plain" })).body).not.toContain("Hergestellt in");

  const uids = async () => {
    const found = await ownEngine(merchant.database.db).search({
      query: "Österreich",
      locale: "de",
      region: "us",
      size: 5,
    });
    return found.results.map(({ uid }) => uid);
  };
  await expect.poll(uids).toEqual(["ridge"]);

  await done("PUT", `/catalog/products/${made.id}`, { made_in: null });
  expect((await done("GET", `/catalog/products/${made.id}`)).made_in).toBeNull();
});
