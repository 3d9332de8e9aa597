import { randomBytes } from "node:crypto";
import { startLocalService } from "#tests/support/servers/local-service.ts";

type Rate = {
  type: string;
  percent: number;
  state?: string;
  country: string;
  onShipping?: boolean;
  inclusive?: boolean;
};

/** The tax rates of the server, by country and the beginning of state and postal code. */
const rates: Record<string, Rate[]> = {
  "US-NY-10": [
    { type: "sales_tax", percent: 4, state: "NY", country: "US", onShipping: true },
    { type: "sales_tax", percent: 4.875, state: "NY", country: "US", onShipping: true },
  ],
  "US-NY-": [{ type: "sales_tax", percent: 4, state: "NY", country: "US", onShipping: true }],
  "US-CO-": [{ type: "sales_tax", percent: 2.9, state: "CO", country: "US" }],
  "US-OR-": [{ type: "sales_tax", percent: 0, state: "OR", country: "US" }],
  "CA-QC-": [
    { type: "gst", percent: 5, country: "CA", onShipping: true },
    { type: "qst", percent: 9.975, state: "QC", country: "CA", onShipping: true },
  ],
  "DE-": [{ type: "vat", percent: 19, country: "DE", onShipping: true, inclusive: true }],
};

export type Trouble = "silence" | "500" | "429";
type Body = Record<string, string>;
type Entry = { id: string; reference: string; total: number; left: number };

/** Stripe Tax over HTTP: calculations, transactions and reversals, with its keys, form bodies, errors and idempotency. */
export async function startStripeTax() {
  const secretKey = "sk_test_tax";
  const requests: { path: string; body: Body }[] = [];
  const troubles: Trouble[] = [];
  const calculations = new Map<string, number>();
  const entries = new Map<string, Entry>();
  const reversals: { reference: string; original: string; amount: number }[] = [];
  const answered = new Map<string, object>();

  const refuse = (status: number, code: string, message: string) => {
    return { status, body: { error: { type: "invalid_request_error", code, message } } };
  };
  const ok = (body: object) => ({ status: 200, body });
  const idOf = (kind: string) => `${kind}_${randomBytes(8).toString("hex")}`;

  function calculate(body: Body) {
    const [country = "", state = "", code = ""] = ["country", "state", "postal_code"].map(
      (name) => body[`customer_details[address][${name}]`] ?? "",
    );
    if (country === "US" && !code) return refuse(400, "customer_tax_location_invalid", "We could not determine it.");
    const key = `${country}-${state}-${code}`.replace(/^DE.*/, "DE-");
    const [, found = []] = Object.entries(rates).find(([start]) => key.startsWith(start)) ?? [];
    const amounts = Object.keys(body).filter((name) => /^line_items\[\d+\]\[amount\]$/.test(name));
    if (amounts.length === 0 || amounts.length > 100) return refuse(400, "parameter_invalid", "line_items");
    const goods = amounts.reduce((sum, name) => sum + Number(body[name]), 0);
    const shipping = Number(body["shipping_cost[amount]"] ?? 0);
    const breakdown = found.map(
      ({ type, percent, state: of = null, country: at, onShipping = false, inclusive = false }) => {
        const base = onShipping ? goods + shipping : goods;
        const exact = inclusive ? (base * percent) / (100 + percent) : (base * percent) / 100;
        return {
          amount: Math.round(exact),
          inclusive,
          taxability_reason: percent === 0 ? "not_subject_to_tax" : "standard_rated",
          taxable_amount: inclusive ? base - Math.round(exact) : base,
          tax_rate_details: {
            country: at,
            state: of,
            percentage_decimal: String(percent),
            tax_type: type,
            rate_type: "percentage",
            flat_amount: null,
          },
        };
      },
    );
    const added = breakdown.reduce((sum, { inclusive, amount }) => (inclusive ? sum : sum + amount), 0);
    const id = idOf("taxcalc");
    calculations.set(id, goods + shipping + added);
    return ok({
      id,
      object: "tax.calculation",
      amount_total: goods + shipping + added,
      tax_amount_exclusive: added,
      tax_breakdown: breakdown,
    });
  }

  function record(body: Body) {
    const total = calculations.get(body.calculation ?? "");
    if (total === undefined) return refuse(404, "resource_missing", `No such tax calculation: ${body.calculation}`);
    if ([...entries.values()].some(({ reference }) => reference === body.reference))
      return refuse(400, "tax_transaction_reference_exists", "The reference was used.");
    const entry = { id: idOf("tax"), reference: body.reference ?? "", total, left: total };
    entries.set(entry.id, entry);
    return ok({ ...entry, object: "tax.transaction", type: "transaction" });
  }

  function reverse(body: Body) {
    const entry = entries.get(body.original_transaction ?? "");
    if (!entry) return refuse(404, "resource_missing", "No such tax transaction");
    const amount = body.mode === "full" ? entry.total : -Number(body.flat_amount);
    if (!(amount > 0 && amount <= entry.left)) return refuse(400, "amount_too_large", "More than is left.");
    entry.left -= amount;
    reversals.push({ reference: body.reference ?? "", original: entry.id, amount });
    return ok({ id: idOf("tax"), object: "tax.transaction", type: "reversal" });
  }

  const routes: Record<string, (body: Body) => { status: number; body: object }> = {
    "/v1/tax/calculations": calculate,
    "/v1/tax/transactions/create_from_calculation": record,
    "/v1/tax/transactions/create_reversal": reverse,
  };

  const { apiHost, stop } = await startLocalService((request, text) => {
    const body = Object.fromEntries(new URLSearchParams(text));
    const path = request.url ?? "";
    requests.push({ path, body });
    const trouble = troubles.shift();
    if (trouble === "silence") return null;
    if (trouble) return { status: Number(trouble), body: { error: { type: "api_error", message: "busy" } } };
    const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
    const route = routes[path];
    if (!isKnown || !route) return refuse(isKnown ? 404 : 401, "", "Invalid API key, or an unrecognized request URL");
    const key = String(request.headers["idempotency-key"] ?? randomBytes(8).toString("hex"));
    const repeated = answered.get(key);
    const answer = repeated ? ok(repeated) : route(body);
    if (answer.status === 200) answered.set(key, answer.body);
    return answer;
  });
  return {
    apiHost,
    secretKey,
    requests,
    entries,
    reversals,
    /** Lets the next requests fail, one after the other. */
    fail: (...next: Trouble[]) => void troubles.push(...next),
    stop,
  };
}

export type StripeTaxServer = Awaited<ReturnType<typeof startStripeTax>>;
