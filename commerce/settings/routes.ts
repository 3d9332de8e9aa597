import type { Config } from "#commerce/settings/environment.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { changeSettings, marketsOf, type SettingsProblem, viewSettings } from "./actions.ts";
import { SettingsAnswer, SettingsBody } from "./schema.ts";

const statuses: Record<SettingsProblem["code"], number> = { invalid: 422, conflict: 409 };

type Services = { db: Db; config: Config; media?: { alias: string } };

/**
 * The shop's settings, for staff with settings:read and settings:write. A change takes effect in all processes at once.
 */
export function settingsRoutes(app: App, { db, config, media }: Services): void {
  const onRequest = staffOnly(db, { read: "settings:read", write: "settings:write" });
  const tags = ["staff"];

  app.get("/settings", { schema: { tags, response: { 200: SettingsAnswer } }, onRequest }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { data: await viewSettings(db, config), meta: {} };
  });

  const changing = {
    schema: { tags, body: SettingsBody, response: { 200: SettingsAnswer } },
    onRequest,
    preHandler: withinMarkets("settings:write", ({ body }) => marketsOf(db, body as SettingsBody)),
  };
  app.patch("/settings", changing, async (request, reply) => {
    const changed = await changeSettings(db, config, request.body, media?.alias);
    if (!changed.ok) return sendProblem(reply, statuses[changed.problem.code], changed.problem);
    reply.header("cache-control", "no-store");
    return { data: await viewSettings(db, config), meta: { merged: changed.value.merged } };
  });
}
