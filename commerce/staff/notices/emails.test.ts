import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useNotices } from "#tests/support/suites/notices.ts";
import { sendDigests, spreadNotices } from "./spread.ts";

const notices = useNotices();
const { base, choose, note, queued, services, deliver } = notices;

describe("e-mails", () => {
  test("go at once to who wants that, in their language, each notice once, whoever is killed meanwhile", async () => {
    await choose(notices.owner, "new-order", "now");
    await choose(notices.support, "new-order", "now");
    await choose(notices.support, "low-stock", "now");
    await sql`update staff_members set language = 'de' where email = 'support@firn.example'`.execute(base.db);
    await note("new-order", "1", "us", { orderId: 4711, total: 12_900, currency: "USD" });
    const killed = { send: async () => Promise.reject(new Error("killed")) };
    await expect(spreadNotices({ db: base.db, jobs: killed })).rejects.toThrow("killed");
    expect(queued).toEqual([]);
    await note("low-stock", "1", null, { sku: "WP-1", name: "Kestrel", available: 2 });
    await Promise.all([spreadNotices(services()), spreadNotices(services())]);
    await spreadNotices(services());
    const again = [...queued];
    const sent = await deliver();
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ["owner@firn.example", "New order 4711: $129.00"],
      ["support@firn.example", "Was bei Shop geschah"],
    ]);
    const german = sent.find(({ to }) => to === "support@firn.example")?.text;
    expect(german).toContain("Neue Bestellung 4711: 129,00\u00a0$");
    expect(german).toContain("Kestrel (WP-1) geht zur Neige: noch 2");
    expect(german).toContain("https://firn.example/office/settings/account");
    expect(sent.find(({ to }) => to === "owner@firn.example")?.text).toContain(
      "https://firn.example/office/orders/4711",
    );
    queued.push(...again);
    expect(await deliver()).toEqual([]);
  });

  test("once a day tell what happened since, and nothing twice", async () => {
    await note("new-order", "before", "us");
    await choose(notices.owner, "new-order", "daily");
    await note("new-order", "1", "us", { orderId: 1, total: 100, currency: "USD" });
    await note("new-order", "2", "us", { orderId: 2, total: 100, currency: "USD" });
    await note("failed-job", "1");
    await spreadNotices(services());
    expect(queued).toEqual([]);
    await Promise.all([sendDigests(services()), sendDigests(services())]);
    const [sent, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ to: "owner@firn.example", subject: "A day at Shop" });
    expect(sent?.text.match(/New order/g)).toHaveLength(2);
    await sendDigests(services());
    expect(await deliver()).toEqual([]);
  });

  test("not to who may no longer be told, or is no member any more", async () => {
    await choose(notices.support, "new-order", "now");
    await note("new-order", "1", "us", { orderId: 1, total: 100, currency: "USD" });
    await spreadNotices(services());
    await sql`update staff_members set markets = '{ca}' where email = 'support@firn.example'`.execute(base.db);
    expect(await deliver()).toEqual([]);
    await note("new-order", "2", "us");
    await spreadNotices(services());
    expect(queued).toEqual([]);
  });
});
