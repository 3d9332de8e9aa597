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

/**
 * Prepares what the selling scripts need: a session with its token, variants with plenty of stock, and a guest's
 * details.
 */
export async function prepareSales(shop: string, settings: ConnectionSettings): Promise<Sales> {
  const client = new pg.Client(settings);
  await client.connect();
  await client.query("update stock set available = 1000000");
  const { rows } = await client.query<{ product_id: number; id: number }>(
    `select v.product_id, v.id from variants v join prices p on p.variant_id = v.id and p.region = 'us'
     join products d on d.id = v.product_id where d.availability = 'available' and not v.purchasing_disabled order by v.id limit 400`,
  );
  await settled(client);
  await client.end();
  const sessions: string[] = [];
  for (let nth = 0; nth < 300; nth += 1) sessions.push(await newSession(shop));
  return {
    productId: rows[0]?.product_id ?? 0,
    environment: {
      FIRN_SESSIONS: sessions.join("\n"),
      FIRN_VARIANTS: rows.map((row) => `${row.product_id}:${row.id}`).join(" "),
      FIRN_DETAILS: JSON.stringify(details),
    },
  };
}

/**
 * Waits until the shop has processed this change of all stock (its search index follows), which is not to be measured.
 */
async function settled(client: pg.Client): Promise<void> {
  for (let quiet = 0, tries = 0; quiet < 10 && tries < 600; tries += 1) {
    const { rows } = await client.query(
      "select from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    quiet = rows.length === 0 ? quiet + 1 : 0;
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** Returns "cookie token" of a new visitor. */
async function newSession(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/api/csrf`);
  const { token } = (await answer.json()) as { token: string };
  const [cookie = ""] = answer.headers.getSetCookie().filter((line) => line.startsWith("firn_session="));
  return `${cookie.split(";")[0]} ${token}`;
}
