import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { afterForm, openApp, openCaller } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useTempFolder } from "#tests/support/temp.ts";

export const secret = "a secret that is long enough for tests";

/**
 * The whole shop with a product to review, for a test file: its buyers, and forms that are sent as browsers do.
 * `settings` is called when the shop opens.
 */
export function useReviewShop(settings: () => Record<string, string> = () => ({})) {
  const base = useDatabase();
  const folder = useTempFolder("reviews");
  const shop = { folder } as {
    folder: string;
    app: App;
    /** Headers of a key that may decide on reviews. */
    staff: Record<string, string>;
    product: { id: number; uid: string };
  };

  beforeAll(async () => {
    shop.app = await openApp(base.db, { DATA_DIR: folder, LETTERS_PER_HOUR: "1000", ...settings() });
    shop.staff = { authorization: `Bearer ${(await addKey(base.db, "Office", ["reviews:moderate"])).key}` };
    const { productId } = await plantProduct(base.db, { name: "Waymark Boots", stock: [5, 5] });
    const boots = base.db.updateTable("products").set({ kind: "boot" }).where("id", "=", productId);
    shop.product = await boots.returning(["id", "uid"]).executeTakeFirstOrThrow();
  });
  afterAll(() => shop.app.close());

  let people = 0;
  /** Adds a customer with an order of the product in that status; with null, without an order. */
  async function buyer(status: string | null = "shipped", region = "us") {
    const email = `buyer${people++}@firn.example`;
    const guest = await openCaller(shop.app);
    const names = { first_name: "Ada", last_name: "Berg", authentication: { new_password: "powder-before-noon" } };
    const { id } = (await guest.call("POST", "/api/customers/create", { email, ...names })).json();
    const orderId = status === null ? 0 : await order(status, email, id, region);
    return { id, email, orderId, ...(await openCaller(shop.app, email, "powder-before-noon")) };
  }

  async function order(status: string, email: string, customerId: number | null, region = "us"): Promise<number> {
    const address = JSON.stringify({ firstName: "Ada" });
    const { rows } = await sql<{ id: number }>`
    insert into orders (cart_id, customer_id, region, currency, country, language, status, email, billing_address,
      shipping_address, shipping_method, totals, total, access_hash, confirmed_at, updated_at)
    values (${randomUUID()}, ${customerId}, ${region}, 'USD', 'us', 'en', ${status}, ${email}, ${address}, ${address},
      '{}', '[]', 10000, '\\xabcdef', now(), now() - interval '12 days') returning id`.execute(base.db);
    const id = rows[0]!.id;
    await sql`
    insert into order_lines (order_id, product_id, variant_id, sku, name, quantity, unit_price, total)
    values (${id}, ${shop.product.id}, 1, 'WAY', 'Waymark Boots', 1, 10000, 10000)`.execute(base.db);
    return id;
  }

  /** Sends the form of a page as a browser does. */
  async function send(url: string, fields: Record<string, string>, files: Uint8Array<ArrayBuffer>[] = []) {
    const caller = await openCaller(shop.app);
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...fields, _csrf: caller.headers["csrf-token"] ?? "" }))
      data.append(name, value);
    for (const bytes of files) data.append("photos", new Blob([bytes], { type: "image/jpeg" }), "photo.jpg");
    const body = new Response(files.length > 0 ? data : new URLSearchParams([...data] as [string, string][]));
    const headers = { cookie: caller.headers.cookie ?? "", "content-type": body.headers.get("content-type") ?? "" };
    const payload = Buffer.from(await body.arrayBuffer());
    const answer = await shop.app.inject({ method: "POST", url, headers, payload });
    return afterForm(answer, (address) => shop.app.inject({ url: address, headers: { cookie: headers.cookie } }));
  }

  return Object.assign(shop, { base, buyer, order, send });
}
