import pg from "pg";
import type { ConnectionSettings } from "#platform/database.ts";

export type Sales = { productId: number; environment: Record<string, string> };

const details = {
  email: "bench@firn.example",
  shipping_address: {
    first_name: "Bench",
    last_name: "Mark",
    address1: "1 Main Street",
    city: "Denver",
    state_or_province: "CO",
    postal_code: "80202",
    country_code: "us",
  },
};

/** What the selling scripts need: a session with its token, variants with plenty of stock, and a guest's details. */
export async function prepareSales(shop: string, settings: ConnectionSettings): Promise<Sales> {
  const client = new pg.Client(settings);
  await client.connect();
  await client.query("update stock set available = 1000000");
  const { rows } = await client.query<{ product_id: number; id: number }>(
    `select v.product_id, v.id from variants v join prices p on p.variant_id = v.id and p.region = 'us'
     join products d on d.id = v.product_id where d.availability = 'available' and not v.purchasing_disabled order by v.id limit 400`,
  );
  await client.end();
  const answer = await fetch(`${shop}/api/csrf`);
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return {
    productId: rows[0]?.product_id ?? 0,
    environment: {
      FIRN_TOKEN: token,
      FIRN_COOKIE: cookie,
      FIRN_VARIANTS: rows.map((row) => `${row.product_id}:${row.id}`).join(" "),
      FIRN_DETAILS: JSON.stringify(details),
    },
  };
}
