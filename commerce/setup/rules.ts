import type { Need, NeedCode } from "./schema.ts";

/** What a shop needs before its first sale. Pure. */

export type SetupFacts = {
  /** Whether the seller's details for invoices are set. */
  hasSeller: boolean;
  /** Whether an address is set from which emails are sent. */
  hasSender: boolean;
  hasSmtp: boolean;
  hasPublicUrl: boolean;
  isTestPayment: boolean;
  /** The countries that sell, with their price regions. */
  markets: readonly { country: string; region: string }[];
  /** Price regions with an enabled delivery zone and method. */
  delivered: ReadonlySet<string>;
  /** Countries without a known tax rate. Empty when a tax service calculates taxes. */
  untaxed: readonly string[];
  hasProduct: boolean;
  /** Price regions in which at least one product can be bought, apart from delivery. */
  offered: ReadonlySet<string>;
};

const need = (
  code: NeedCode,
  isDone: boolean,
  { stops = false, link = null, variable = null, places = [] }: Partial<Omit<Need, "code" | "isDone">>,
): Need => ({ code, isDone, stops, link, variable, places: isDone ? [] : places });

/** Returns what is needed, in the recommended order. A shop can sell once all needs with `stops` are done. */
export function needsOf(facts: SetupFacts): Need[] {
  const regions = [...new Set(facts.markets.map(({ region }) => region))];
  const undelivered = regions.filter((region) => !facts.delivered.has(region));
  const isOffered = regions.some((region) => facts.offered.has(region));
  return [
    need("seller", facts.hasSeller, { stops: true, link: "/settings/shop" }),
    need("market", regions.length > 0, { stops: true, link: "/settings/markets" }),
    need("delivery", regions.length > undelivered.length, {
      stops: true,
      link: "/settings/delivery",
      places: undelivered,
    }),
    need("product", isOffered, {
      stops: true,
      link: facts.hasProduct ? "/products" : "/products/new",
      places: regions,
    }),
    need("tax", facts.untaxed.length === 0, { link: "/settings/taxes", places: [...facts.untaxed] }),
    need("payment", !facts.isTestPayment, { link: "/settings/payment", variable: "PAYMENT_PROVIDER" }),
    need("sender", facts.hasSender, { link: "/settings/shop" }),
    need("smtp", facts.hasSmtp, { link: "/settings/email", variable: "SMTP_URL" }),
    need("public-url", facts.hasPublicUrl, { variable: "PUBLIC_URL" }),
  ];
}

export const canSell = (needs: readonly Need[]): boolean => needs.every(({ stops, isDone }) => isDone || !stops);
