import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { openMember } from "#tests/support/office.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  await plantDemoMembers(base.db);
  app = await openApp(base.db, { BUSY_AFTER_MS: "20" });
  return () => app.close();
});

/** Holds the process, so that nothing else runs meanwhile. */
function hold(): void {
  const end = performance.now() + 200;
  while (performance.now() < end);
}

test("a process that is held refuses visitors, says when to come again, and lets the office wait", async () => {
  const office = await openMember(app, "catalogue@firn.example");
  const waited = new Set<number>();
  let refused = await app.inject("/api/products");
  await expect
    .poll(async () => {
      hold();
      // While it is busy, both ask in the same moment.
      if (!app.isUnderPressure()) return 0;
      const [visitor, read, changed, page] = await Promise.all([
        app.inject("/api/products"),
        office.call("GET", "/staff/products"),
        office.call("PUT", "/catalog/categories", { categories: [{ uid: "held", name: "Held" }] }),
        app.inject("/office"),
      ]);
      for (const { statusCode } of [read, changed, page]) waited.add(statusCode);
      refused = visitor;
      return visitor.statusCode;
    })
    .toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.json()).toMatchObject({
    code: "unavailable",
    title: "The shop cannot answer right now. Try again in a moment.",
  });
  expect([...waited]).toEqual([200]);
});
