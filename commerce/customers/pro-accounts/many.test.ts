import { describe, expect, test } from "vitest";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { plantPro } from "#tests/support/groups.ts";
import { useProAccounts } from "#tests/support/suites/pro-accounts.ts";
import { renewManyKind } from "./renew-many.ts";
import { changedCode } from "./rules.ts";

const { base, inDays, ask, standing, sent, services } = useProAccounts();

describe("7.7 accounts of professionals", () => {
  test("many are renewed as a job, that can be taken back; who is none is named", async () => {
    const ids = [
      await plantPro(base.db, { expiration_date: inDays(10) }),
      await plantPro(base.db, { expiration_date: inDays(-40) }),
    ];
    const shopper = await plantCustomer(base.db);
    const refused = await ask("POST", "/pro/accounts/renew", { ids: [...ids, shopper] });
    expect([refused.status, refused.body.errors.ids]).toEqual([422, expect.stringContaining(String(shopper))]);
    const started = await ask("POST", "/pro/accounts/renew", { ids, spend_limit: 2000, tell: true });
    expect(started.status).toBe(202);
    const kinds = { "pro-renewals": renewManyKind(services().jobs) };
    const before = sent.length;
    await runJob(base.db, kinds, started.body.job.id);
    const own = await Promise.all(ids.map(standing));
    const year = (from: number) =>
      changedCode({ region: "pro", expiration_date: inDays(from) }, { expiresOn: "next" }, new Date());
    expect(own.map(({ expiresOn }) => expiresOn)).toEqual([year(10).expiration_date, year(0).expiration_date]);
    expect(own.map(({ limit }) => limit)).toEqual([2000, 2000]);
    expect(sent.slice(before).map(({ kind, customerId }) => [kind, customerId])).toEqual(
      ids.map((id) => ["renewed", id]),
    );
  });

  test("all that a filter leaves are renewed, fixed when the job starts; others than were seen do nothing", async () => {
    const name = "Matchingham";
    const ids = [
      await plantPro(base.db, { expiration_date: inDays(5) }),
      await plantPro(base.db, { expiration_date: inDays(6) }),
    ];
    const later = await plantPro(base.db, { expiration_date: inDays(300) });
    await base.pool.query("update customers set last_name = $1 where id = any ($2)", [name, [...ids, later]]);
    const filter = { q: name, state: "ending" };
    const seen = await ask("POST", "/pro/accounts/renew?preview=1", { filter });
    expect([seen.status, seen.body.total]).toEqual([200, 2]);
    const unseen = await ask("POST", "/pro/accounts/renew", { filter });
    expect([unseen.status, unseen.body.errors]).toEqual([422, { these: "is missing" }]);
    const others = await ask("POST", "/pro/accounts/renew", { filter, these: "others" });
    expect([others.status, others.body.code, others.body.total]).toEqual([409, "count-changed", 2]);
    expect((await ask("POST", "/pro/accounts/renew", { filter, ids })).status).toBe(422);
    expect((await ask("POST", "/pro/accounts/renew", {})).body.errors).toHaveProperty("ids");
    const started = await ask("POST", "/pro/accounts/renew", { filter, these: seen.body.these });
    expect([started.status, started.body.job.total]).toEqual([202, 2]);
    // An account that matches the filter only from now on is not renewed.
    const late = await plantPro(base.db, { expiration_date: inDays(7) });
    await base.pool.query("update customers set last_name = $1 where id = $2", [name, late]);
    await runJob(base.db, { "pro-renewals": renewManyKind(services().jobs) }, started.body.job.id);
    const until = async (id: number) => (await standing(id)).expiresOn;
    expect(await until(late)).toBe(inDays(7));
    expect(await until(later)).toBe(inDays(300));
    for (const id of ids) expect(((await until(id)) ?? "") > inDays(300)).toBe(true);
  });
});
