import type { Need, NeedCode } from "./schema.ts";

/** What stands between a shop and its first sale. Pure. */

export type SetupFacts = {
  /** Who sells, as invoices will say. */
  hasSeller: boolean;
  /** An address that e-mails come from. */
  hasSender: boolean;
  hasSmtp: boolean;
  hasPublicUrl: boolean;
  isTestPayment: boolean;
  /** Countries that sell, with their price region. */
  markets: readonly { country: string; region: string }[];
  /** Price regions with a zone and a method that deliver. */
  delivered: ReadonlySet<string>;
  /** Countries of which no tax rate is known; none where a service knows them. */
  untaxed: readonly string[];
  hasProduct: boolean;
  /** Price regions in which at least one product can be bought, but for delivery. */
  offered: ReadonlySet<string>;
};

const need = (
  code: NeedCode,
  isDone: boolean,
  { stops = false, link = null, variable = null, places = [] }: Partial<Omit<Need, "code" | "isDone">>,
): Need => ({ code, isDone, stops, link, variable, places: isDone ? [] : places });

/** What is needed, in the order in which it is best done. A shop can sell once nothing that stops it is left. */
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
