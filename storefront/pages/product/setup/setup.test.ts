import { beforeAll, expect, test } from "vitest";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { post } from "#storefront/pages/cart/form.ts";
import { load } from "#storefront/pages/product/data.ts";
import { openApp } from "#tests/support/app.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

let app: App;
const database = useDemoWorld();
beforeAll(async () => {
  app = await openApp(database.db);
});
const setupAt = async (path: string) =>
  /<form[^>]*data-setup.*?<\/form>/s.exec((await app.inject({ url: path })).body)?.[0];
const uidsIn = (form: string) => [...form.matchAll(/<h3[^>]*><a href="[^"]*\/p\/([a-z0-9-]+)/g)].map(([, uid]) => uid);
const idsIn = (form: string) => [...form.matchAll(/name="product_id" value="(\d+)"/g)].map(([, id = ""]) => id);

test("a board is completed by a binding of its merchant's list and boots, each with its sizes, and a total", async () => {
  const form = (await setupAt("/en-us/p/kestrel")) ?? "";
  expect(uidsIn(form)).toEqual([expect.stringMatching(/-binding$/), expect.stringMatching(/-boot$/)]);
  const prices = [...form.matchAll(/bold">(\$[\d,.]+)<\/p>/g)].map(([, text = ""]) =>
    Number(text.replace(/[$,]/g, "")),
  );
  const [, total = ""] = /data-total="">\$([\d,.]+)</.exec(form) ?? [];
  expect(prices.reduce((sum, price) => sum + price, 0)).toBeCloseTo(Number(total.replace(",", "")), 2);
  expect(form.match(/<select/g)).toHaveLength(3);
});

test("a split board is completed by split bindings, a child's board by a child's boots", async () => {
  const { db } = database;
  const specOf = async (uid = "") =>
    (await db.selectFrom("products").select("specs").where("uid", "=", uid).executeTakeFirstOrThrow()).specs;
  const [binding] = uidsIn((await setupAt("/en-us/p/kick-turn")) ?? "");
  expect(await specOf(binding)).toContainEqual({ id: "mount", value: "split" });
  const boot = uidsIn((await setupAt("/en-us/p/acorn")) ?? "").at(-1);
  expect(await specOf(boot)).toContainEqual({ id: "rider", value: "kids" });
});

test.each(["/en-us/p/thaw-bottle", "/ja-jp/p/kestrel"])("nothing completes %s", async (path) =>
  expect(await setupAt(path)).toBeUndefined(),
);

test("a set is put into the cart as a form, all of it or none", async () => {
  const form = (await setupAt("/en-us/p/kestrel")) ?? "";
  const locale = localeOf("us", "en")!;
  const variants = [...form.matchAll(/<option value=""[^>]*>.*?<option value="(\d+)"/gs)].map(([, id = ""]) => id);
  const sent = new URLSearchParams({ action: "add-all" });
  for (const id of idsIn(form)) sent.append("product_id", id);
  const incomplete = new URLSearchParams(sent);
  for (const id of variants.slice(0, 2)) incomplete.append("variant_id", id);
  for (const id of variants) sent.append("variant_id", id);
  const context = await cartVisit(database.db, { country: "us", language: locale.language });
  expect(await post(context, incomplete)).toMatchObject({
    kind: "page",
    props: { problem: { key: "cart.problem.options" } },
  });
  expect(await database.db.selectFrom("cart_lines").select("variant_id").execute()).toEqual([]);
  expect(await post(context, sent)).toMatchObject({ kind: "redirect" });
  const lines = await database.db.selectFrom("cart_lines").select("variant_id").execute();
  expect(lines.map(({ variant_id: id }) => String(id)).sort()).toEqual([...variants].sort());
});

test("professionals see beside each part of a set what the shop asks, and below its total what they keep", async () => {
  const setupIn = async (region: "us" | "pro") => {
    const context = { ...(await cartVisit(database.db)), region, params: { uid: "kestrel" } };
    const answer = await load(context);
    const about = answer.kind === "page" ? answer.props.about : "";
    return /<form[^>]*data-setup.*?<\/form>/s.exec(about)?.[0] ?? "";
  };
  const form = await setupIn("pro");
  const sum = (all: RegExp) =>
    [...form.matchAll(all)].reduce((total, [, text = ""]) => total + Number(text.replace(",", "")), 0);
  const [was, now] = [sum(/<\/span>\$([\d,.]+)<\/s>/g), sum(/<\/span>\$([\d,.]+)<\/span>/g)];
  const [, kept = ""] = /You keep \$([\d,.]+)\.</.exec(form) ?? [];
  expect(form.match(/class="price-was"/g)).toHaveLength(3);
  expect(now).toBeGreaterThan(0);
  expect(was - now).toBeCloseTo(Number(kept.replace(",", "")), 2);
  expect(await setupIn("us")).not.toMatch(/You keep|price-was/);
});
