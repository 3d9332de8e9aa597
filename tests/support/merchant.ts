import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect } from "vitest";
import { followListings } from "#commerce/catalog/listings/follow-listings.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { followForSearch } from "#discovery/indexing/follow-changes.ts";
import type { Tag } from "#platform/cache/tag.ts";
import type { App } from "#platform/http/app.ts";
import { openAppWithCaches } from "./app.ts";
import { hearChanges } from "./changes.ts";
import { useDatabase } from "./database.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
export type Data = any;

/** A shop with two categories, whose search follows changes, and a merchant with a staff key for its catalogue. */
export function useMerchant() {
  const database = useDatabase();
  const merchant = { database, app: {} as App, heard: [] as Tag[], send, done, idOf };
  let key = "";
  let close = async () => {};

  beforeAll(async () => {
    const { app, content, caches } = await openAppWithCaches(database.db);
    merchant.app = app;
    key = (await addKey(database.db, "ERP", ["catalogue:write", "stock:write"])).key;
    const changes = await hearChanges(database, (tags) => {
      content.refresh(tags);
      for (const each of caches) each.drop(tags);
      merchant.heard.push(...tags);
    });
    followForSearch(changes, database.db);
    followListings(changes, database.db);
    await done("PUT", "/catalog/categories", {
      categories: [
        { uid: "powder-boards", name: "Powder", parent: "boards" },
        { uid: "boards", name: "Boards" },
      ],
    });
    close = async () => {
      await changes.stop();
      await merchant.app.close();
    };
  });
  afterAll(() => close());

  async function send(method: string, path: string, payload?: unknown, headers: Record<string, string> = {}) {
    const own = { authorization: `Bearer ${key}`, ...headers };
    const answer = await merchant.app.inject({ method, url: `/api${path}`, payload, headers: own } as InjectOptions);
    const body = answer.body === "" ? {} : answer.json();
    return { status: answer.statusCode, data: body.data as Data, errors: body.errors as Record<string, string>, body };
  }
  /** Like send, but the request must succeed. */
  async function done(method: string, path: string, payload?: unknown): Promise<Data> {
    const { status, data, errors } = await send(method, path, payload);
    expect(status, JSON.stringify(errors)).toBeLessThan(300);
    return data;
  }
  async function idOf(sku: string): Promise<number> {
    return (await database.db.selectFrom("variants").select("id").where("sku", "=", sku).executeTakeFirstOrThrow()).id;
  }
  return merchant;
}

const colors = [
  { label: "Ink", value_data: { colors: ["#141C2B"] } },
  { label: "Glacier Blue", value_data: { code: "glacier", colors: ["#7FB7D6"] } },
];
const sizes = ["152", "156", "160"];

/** A board in two colours and three sizes in the request format: RIDGE-INK-152, …, RIDGE-GLA-160. */
export const board = (uid: string) => ({
  uid,
  sku: uid.toUpperCase(),
  kind: "snowboard",
  name: `Board ${uid}`,
  availability: "preorder",
  preorder_release_date: "2027-02-01",
  is_new: true,
  categories: ["powder-boards"],
  custom_fields: [{ name: "flex", value: "7" }],
  attributes: { terrain: ["powder"] },
  images: [{ id: `${uid}-ink-top`, color: "ink" }],
  options: [
    { display_name: "Color", type: "swatch", option_values: colors },
    { display_name: "Size", type: "rectangles", option_values: sizes.map((label) => ({ label })) },
  ],
  variants: colors.flatMap(({ label: color }) =>
    sizes.map((size) => ({
      sku: `${uid}-${color.slice(0, 3)}-${size}`.toUpperCase(),
      option_values: [
        { option_display_name: "Size", label: size },
        { option_display_name: "Color", label: color },
      ],
    })),
  ),
});

const skusOf = (uid: string): string[] => board(uid).variants.map(({ sku }) => sku);
/** The same price or stock for all its variants. */
export const priced = (uid: string, price: number, more: object = {}) => ({
  records: skusOf(uid).map((sku) => ({ sku, price, ...more })),
});
export const counted = (uid: string, quantity: number) => ({ items: skusOf(uid).map((sku) => ({ sku, quantity })) });
