import { expect, test } from "vitest";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import { policyFor } from "./policy.ts";

const config = { isProduction: true, TAG_MANAGER_ID: "" };
const payments = { hosts: { script: [], frame: [], connect: [] } };
const stripe = makeStripeProvider({ secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" });
const directive = (policy: string, name: string) => policy.split(";").find((part) => part.startsWith(`${name} `));

test("7.13 the page's policy lets a tag manager in only where one is configured", () => {
  const closed = policyFor(["{}"], { config, payments });
  expect(closed).not.toContain("google");
  expect(directive(closed, "connect-src")).toBe("connect-src 'self'");
  const open = policyFor([], { config: { ...config, TAG_MANAGER_ID: "GTM-ABC123" }, payments });
  expect(directive(open, "script-src")).toContain("https://*.googletagmanager.com");
  expect(directive(open, "connect-src")).toContain("https://*.google-analytics.com");
  const both = policyFor([], { config: { ...config, TAG_MANAGER_ID: "GTM-ABC123" }, payments: stripe });
  expect(directive(both, "script-src")).toMatch(/js\.stripe\.com.*googletagmanager/);
});
