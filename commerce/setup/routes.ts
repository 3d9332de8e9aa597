import { isLanguage } from "#commerce/shared/regions/rules.ts";
import { one } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { startJob } from "#commerce/staff/jobs/actions.ts";
import { Started } from "#commerce/staff/jobs/schema.ts";
import { findMember } from "#commerce/staff/members/reads.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { type SetupServices, testEmail, testPayment, viewServices, viewSetup } from "./actions.ts";
import { EmailTest, PaymentTest, ServicesView, SetupView } from "./schema.ts";

/**
 * What a new shop still needs, and tests of the services set in its environment, for staff with settings:read and
 * settings:write.
 */
export function setupRoutes(app: App, services: SetupServices): void {
  const { db, config } = services;
  const onRequest = staffOnly(db, { read: "settings:read", write: "settings:write" });
  const tags = ["staff"];

  app.get("/setup", { schema: { tags, response: { 200: one(SetupView) } }, onRequest }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { data: await viewSetup(services), meta: {} };
  });

  const loading = { schema: { tags, response: { 202: Started } }, onRequest: staffOnly(db, "catalogue:write") };
  app.post("/setup/demo-products", loading, async (_request, reply) => {
    if (!(await viewSetup(services)).hasDemoProducts) {
      const message = "There is no demo world here, or the catalogue has products already.";
      return sendProblem(reply, 409, { code: "no-demo-products", message });
    }
    const job = await startJob(services, { kind: "demo-products", input: {}, total: 1 });
    return reply.code(202).send({ job });
  });

  const looking = { schema: { tags, response: { 200: one(ServicesView) } }, onRequest };
  app.get("/settings/services", looking, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { data: viewServices(services), meta: {} };
  });

  const paying = { schema: { tags, response: { 200: one(PaymentTest) } }, onRequest };
  app.post("/settings/payment-test", paying, async () => ({ data: await testPayment(services), meta: {} }));

  const sending = { schema: { tags, response: { 200: one(EmailTest) } }, onRequest };
  app.post("/settings/email-test", sending, async (request, reply) => {
    const staff = staffAt(request);
    const member = staff.kind === "member" ? await findMember(db, staff.id) : null;
    const to = member?.email ?? config.SHOP_EMAIL;
    if (!to) {
      const message = "Nobody knows where to: the shop has no address yet, and a key has none.";
      return sendProblem(reply, 409, { code: "no-address", message });
    }
    const language = member && isLanguage(member.language) ? member.language : "en";
    return { data: await testEmail(services, to, language), meta: {} };
  });
}
