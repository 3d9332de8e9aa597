import { randomUUID } from "node:crypto";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { providers } from "#commerce/sales/payments/providers.ts";
import { standardRates } from "#commerce/sales/tax/built-in/rules.ts";
import type { TaxService } from "#commerce/sales/tax/tax-service.ts";
import type { Config } from "#commerce/settings/environment.ts";
import { findSettings } from "#commerce/settings/reads.ts";
import { type BrandSource, brandFor, originOf } from "#commerce/shared/email/brand.ts";
import { simpleEmail } from "#commerce/shared/email/simple.tsx";
import { countriesOffered, defaultLocale, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Logger } from "#platform/log.ts";
import type { Mail } from "#platform/mail.ts";
import { findSaleFacts } from "./reads.ts";
import { canSell, needsOf } from "./rules.ts";
import type { EmailTest, PaymentTest, ServicesView, SetupView } from "./schema.ts";
import { testEmailTexts } from "./test-email-texts.ts";

export type SetupServices = BrandSource & {
  db: Db;
  config: Config;
  log: Pick<Logger, "warn">;
  payments: PaymentProvider;
  tax: Pick<TaxService, "name">;
  mail: Mail;
  jobs: Pick<Jobs, "send">;
  /** Whether demo products exist that can be loaded. */
  hasDemo: boolean;
};

/** Returns what the shop still needs before it can sell. */
export async function viewSetup({ db, config, payments, tax, hasDemo }: SetupServices): Promise<SetupView> {
  const markets = countriesOffered().flatMap((country) => {
    const region = shoppingRegionOf(country);
    return region ? [{ country, region }] : [];
  });
  const regions = [...new Set(markets.map(({ region }) => region))];
  const [settings, sale] = await Promise.all([findSettings(db), findSaleFacts(db, regions)]);
  const rated = new Set(settings.taxRates.map(({ country }) => country));
  const isKnown = (country: string) =>
    country === "us" || country === "ca" || rated.has(country) || standardRates({ country, state: "" }).length > 0;
  const needs = needsOf({
    hasSeller: config.INVOICE_SELLER !== "",
    hasSender:
      config.given.includes("MAIL_FROM") || Boolean(settings.senderEmail || settings.shopEmail) || config.isDemo,
    hasSmtp: config.SMTP_URL !== "",
    hasPublicUrl: config.PUBLIC_URL !== "",
    isTestPayment: payments.name === "test",
    markets,
    delivered: new Set(sale.delivered),
    untaxed: tax.name === "tables" ? markets.map(({ country }) => country).filter((one) => !isKnown(one)) : [],
    hasProduct: sale.hasProduct,
    offered: new Set(sale.offered),
  });
  const { hasProduct } = sale;
  return {
    canSell: canSell(needs),
    needs,
    steps: settings.setupSteps,
    hasDemoProducts: hasDemo && !hasProduct && config.COMMERCE_BACKEND === "own",
  };
}

/** Returns the services that the environment sets. Of keys it returns only whether they are set. */
export function viewServices({
  config,
  payments,
  tax,
}: Pick<SetupServices, "config" | "payments" | "tax">): ServicesView {
  const values = config as unknown as Readonly<Record<string, unknown>>;
  const settings = Object.keys(providers.find(({ name }) => name === payments.name)?.settings ?? {});
  return {
    payment: {
      provider: payments.name,
      isTest: payments.name === "test",
      variables: ["PAYMENT_PROVIDER", ...settings.filter((name) => !name.endsWith("_API_HOST"))].map((name) => ({
        name,
        isSet: name === "PAYMENT_PROVIDER" ? config.given.includes(name) : Boolean(values[name]),
      })),
    },
    tax: { service: tax.name },
    email: {
      transport: config.SMTP_URL ? "smtp" : "outbox",
      host: config.SMTP_URL ? hostOf(config.SMTP_URL) : "",
      from: config.MAIL_FROM,
      shop: config.SHOP_EMAIL,
    },
  };
}

/** Returns the host without user and password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");

/**
 * Tests whether payments work, by calling the provider. The test provider takes a payment and refunds it. With other
 * providers a request that costs nothing is made with our keys.
 */
export async function testPayment({ payments, log }: Pick<SetupServices, "payments" | "log">): Promise<PaymentTest> {
  const key = randomUUID();
  try {
    if (payments.entry.kind === "card") {
      const card = { number: "4111111111111111", expiry: "12/49", code: "123" };
      const request = { idempotencyKey: key, amount: 100, currency: "USD", orderId: 0, returnUrl: "/", card };
      const paid = await payments.create(request);
      if (paid.status !== "captured") return { provider: payments.name, isWorking: false, problem: "refused" };
      await payments.refund(paid.reference, 100, randomUUID());
    } else await payments.find(key, null, 1);
    return { provider: payments.name, isWorking: true, problem: null };
  } catch (error) {
    log.warn({ err: error }, "a test of the payment provider failed");
    return {
      provider: payments.name,
      isWorking: false,
      problem: error instanceof PaymentUnclear ? "silent" : "refused",
    };
  }
}

/** Sends a test email. When that fails, returns the server's message. */
export async function testEmail(
  services: Pick<SetupServices, "config" | "log" | "mail" | "brandOf">,
  to: string,
  language: Language,
): Promise<EmailTest> {
  const { config, log, mail } = services;
  const brand = await brandFor(services, defaultLocale);
  const texts = testEmailTexts[language];
  const subject = fill(texts.subject, { shop: brand.name });
  const text = fill(texts.text, { shop: brand.name });
  const office = `${originOf(config)}/office`;
  const email = simpleEmail({ language, brand, subject, title: subject, text, help: texts.help, support: office });
  try {
    await mail.send({ to, ...email });
    return { to, isSent: true, problem: null };
  } catch (error) {
    log.warn({ err: error }, "a test message could not be sent");
    return { to, isSent: false, problem: (error as Error).message.slice(0, 300) };
  }
}
