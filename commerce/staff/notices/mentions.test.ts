import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Office } from "#tests/support/office.ts";
import { useNotices } from "#tests/support/suites/notices.ts";
import { spreadNotices } from "./spread.ts";

const notices = useNotices();
const { base, counter, told, choose, services, deliver } = notices;

describe("a note that names a member", () => {
  beforeAll(async () => {
    await sql`update staff_members set markets = null where email = 'support@firn.example'`.execute(base.db);
  });
  const write = async (orderId: number, body: string) => {
    const answer = await notices.owner.call("POST", `/staff/orders/${orderId}/notes`, { body });
    expect(answer.statusCode).toBe(200);
    return answer.json().data.at(-1) as { id: number; mentions: string[] };
  };
  const ofMentions = async (office: Office) => (await told(office)).filter(({ kind }) => kind === "mention");
  const nameOf = async (email: string) =>
    (await base.pool.query("select name from staff_members where email = $1", [email])).rows[0].name as string;

  test("tells that member alone, by e-mail as they chose, until they have seen it", async () => {
    const { orderId } = await counter.order();
    await choose(notices.support, "mention", "now");
    const [name, writer] = [await nameOf("support@firn.example"), await nameOf("owner@firn.example")];
    await write(orderId, `@${name} please call`);
    const [notice, ...more] = await ofMentions(notices.support);
    expect(more).toEqual([]);
    const data = { orderId, name: writer, text: `@${name} please call` };
    expect(notice).toMatchObject({ path: `/orders/${orderId}`, isRead: false, data });
    expect(await ofMentions(notices.owner)).toEqual([]);
    expect(await ofMentions(notices.catalogue)).toEqual([]);

    await spreadNotices(services());
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "support@firn.example" });
    expect(mail?.subject).toContain(`${writer}`);
    expect(mail?.html).toContain(`/office/orders/${orderId}`);

    expect((await notices.support.call("POST", `/staff/orders/${orderId}/notes/seen`, {})).statusCode).toBe(204);
    expect((await ofMentions(notices.support))[0]).toMatchObject({ isRead: true });
  });

  test("tells nobody any more once it is taken back, nor somebody who may not read orders", async () => {
    const { orderId } = await counter.order();
    const names = [await nameOf("support@firn.example"), await nameOf("catalogue@firn.example")];
    const { id, mentions } = await write(orderId, `@${names[0]} and @${names[1]}`);
    expect(mentions).toEqual(names);
    expect(await ofMentions(notices.support)).toHaveLength(1);
    expect(await ofMentions(notices.catalogue)).toEqual([]);
    await notices.owner.call("DELETE", `/staff/orders/${orderId}/notes/${id}`);
    expect(await ofMentions(notices.support)).toEqual([]);
    // A mention on another market's order does not reach them either.
    await sql`update staff_members set markets = '{ca}' where email = 'support@firn.example'`.execute(base.db);
    await write(orderId, `@${names[0]}`);
    expect(await ofMentions(notices.support)).toEqual([]);
  });
});
