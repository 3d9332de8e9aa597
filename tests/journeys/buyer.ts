type Line = { product_id: number; variant_id: number };

/** A program that buys through the API, as a guest; in the United States where it says nothing else. */
export type Buyer = {
  url: string;
  headers: Record<string, string>;
  lines: Line[];
};

const denver = {
  first_name: "Kill",
  last_name: "Nine",
  address1: "9 Signal Road",
  city: "Denver",
  state_or_province: "CO",
  postal_code: "80202",
  country_code: "us",
};

export const berlin = {
  first_name: "Ines",
  last_name: "Vogt",
  address1: "Lindenstraße 9",
  city: "Berlin",
  state_or_province: "",
  postal_code: "10969",
  country_code: "de",
};

/** What is bought otherwise than one piece of the next product for Denver; with a store it is collected there. */
export type Purchase = {
  lines?: (Line & { quantity: number })[];
  address?: typeof denver;
  email?: string;
  storeId?: number;
};

type ProductPage = { data: { id: number; variants: { id: number; inventory_level: number }[] }[] };

/** A session with its token, and what there is plenty of. */
export async function newBuyer(url: string, region = "us"): Promise<Buyer> {
  const answer = await fetch(`${url}/api/csrf`);
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const headers = { "content-type": "application/json", "csrf-token": token, cookie, "x-bc-region": region };
  const products = (await (
    await fetch(`${url}/api/products?limit=50&include=variants`, { headers })
  ).json()) as ProductPage;
  const lines = products.data.flatMap(({ id, variants }) =>
    variants.filter((one) => one.inventory_level > 20).map((one) => ({ product_id: id, variant_id: one.id })),
  );
  return { url, headers, lines };
}

async function post<Answer>(
  buyer: Buyer,
  path: string,
  body: object,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = { ...buyer.headers, ...more };
  const answer = await fetch(buyer.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

let nth = 0;

/** A whole order; answers its number. Throws when any step fails. */
export async function buyByApi(buyer: Buyer, idempotencyKey: string, purchase: Purchase = {}): Promise<number> {
  nth += 1;
  const next = buyer.lines[nth % buyer.lines.length] as Line;
  const { lines = [{ ...next, quantity: 1 }], address = denver, email = "kill@firn.example", storeId } = purchase;
  const cart = await post<{ data: { id: string } }>(buyer, "/api/cart/create", { line_items: lines });
  const path = `/api/checkout/${cart.data.id}`;
  const details = storeId
    ? { email, billing_address: address, pickup_store_id: storeId }
    : { email, shipping_address: address };
  const checkout = await post<{ data: { total: number } }>(buyer, path, details);
  const payment = { number: "4111111111111111", expiry: "12/34", code: "123" };
  const order = { expected_total: checkout.data.total, payment };
  const placed = await post<{ order_id: number }>(buyer, `${path}/order`, order, { "idempotency-key": idempotencyKey });
  return placed.order_id;
}
