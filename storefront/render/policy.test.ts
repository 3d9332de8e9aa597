import { expect, test } from "vitest";
import { policyFor } from "./policy.ts";

const own = { isProduction: true, PAYMENT_PROVIDER: "test", TAG_MANAGER_ID: "" } as const;
const directive = (policy: string, name: string) => policy.split(";").find((part) => part.startsWith(`${name} `));

test("7.13 the page's policy lets a tag manager in only where one is configured", () => {
  const closed = policyFor([Buffer.from("{}")], own);
  expect(closed).not.toContain("google");
  expect(directive(closed, "connect-src")).toBe("connect-src 'self'");
  const open = policyFor([], { ...own, TAG_MANAGER_ID: "GTM-ABC123" });
  expect(directive(open, "script-src")).toContain("https://*.googletagmanager.com");
  expect(directive(open, "connect-src")).toContain("https://*.google-analytics.com");
  const both = policyFor([], { ...own, PAYMENT_PROVIDER: "stripe", TAG_MANAGER_ID: "GTM-ABC123" });
  expect(directive(both, "script-src")).toMatch(/js\.stripe\.com.*googletagmanager/);
});
