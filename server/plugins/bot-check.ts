import { Type } from "typebox";
import { staffOf } from "#commerce/staff/guard/guard.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { Services } from "#storefront/app/services.ts";
import { botCheckOf } from "#storefront/components/forms/form-check.ts";

/** API calls that create something permanent, by route; each maps to one of the form actions. */
const checked: Record<string, string> = { "/api/customers/create": "create_account" };

const Task = Type.Object(
  {
    kind: Type.Union([Type.Literal("off"), Type.Literal("work"), Type.Literal("recaptcha")]),
    challenge: Type.Optional(Type.Object({}, { additionalProperties: true })),
    siteKey: Type.Optional(Type.String()),
    host: Type.Optional(Type.String()),
    action: Type.Optional(Type.String()),
  },
  { description: "What proves a person: nothing, a challenge in ALTCHA's form, or a token of reCAPTCHA" },
);

const schema = {
  summary: "What a shopper's program has to do before it opens an account; its answer goes into the header bot-check",
  response: { 200: Task },
};

/** The bot check for /api (specification 3.6, 7.13), the same as for forms. Staff keys skip it. */
export function botCheckRoutes(app: App, services: Services): void {
  app.get("/bot-check", { schema }, async (_request, reply) => {
    const task = await botCheckOf(services).task("create_account");
    return reply.header("cache-control", "no-store").send(task as never);
  });

  // Runs after repeated calls were answered, because each answer is valid once.
  app.addHook("preHandler", async (request, reply) => {
    const action = request.method === "POST" ? checked[request.routeOptions.url ?? ""] : undefined;
    if (!action || (await staffOf(request, services.db))) return;
    const answer = String(request.headers["bot-check"] ?? "");
    if (await botCheckOf(services).isPerson(action, answer)) return;
    const fields = { "bot-check": answer ? "is no good answer, or was used before" : "is missing" };
    const message = "The header bot-check must answer the task of GET /api/bot-check.";
    return sendProblem(reply, 422, { code: "bot-check", message, fields });
  });
}
