import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Data } from "#tests/support/merchant.ts";
import { useOwnFields } from "#tests/support/own-fields.ts";

const { merchant, ask, define } = useOwnFields();
let outsider = "";
beforeAll(async () => {
  outsider = (await addKey(merchant.database.db, "ERP", ["catalogue:write"])).key;
});

describe("definitions", () => {
  test("are made, changed, ordered; a key is used once", async () => {
    const story = await define({
      key: "story",
      kind: "long-text",
      is_translated: true,
      labels: { en: "Story", de: "Geschichte" },
    });
    expect(story).toMatchObject({
      audience: "staff",
      help: {},
      choices: [],
      min: null,
      position: 0,
      version: 1,
      deleted_at: null,
    });
    const hand = await define({ key: "by_hand", kind: "yes-no" });
    const again = await ask("POST", "/own-fields", {
      aggregate: "product",
      kind: "date",
      key: "story",
      labels: { en: "X" },
    });
    expect([again.status, again.body.errors]).toEqual([409, { key: "is in use already" }]);
    const changed = await ask("PUT", `/own-fields/${story.id}`, {
      audience: "shoppers",
      is_searchable: true,
      version: 1,
    });
    expect(changed.body.data).toMatchObject({ audience: "shoppers", is_searchable: true, version: 2, key: "story" });
    const ordered = await ask("PUT", "/own-fields/order", { aggregate: "product", ids: [hand.id, story.id] });
    expect(ordered.body.data.map(({ key }: Data) => key)).toEqual(["by_hand", "story"]);
    expect((await ask("GET", "/own-fields/product")).body.data.map(({ key }: Data) => key)).toEqual([
      "by_hand",
      "story",
    ]);
    const part = await ask("PUT", "/own-fields/order", { aggregate: "product", ids: [story.id] });
    expect([part.status, Object.keys(part.body.errors)]).toEqual([422, ["ids"]]);
  });

  test("what fits nothing is refused with the field's name", async () => {
    for (const [more, fields] of [
      [{ key: "Not a key" }, ["key"]],
      [{ key: "a", labels: {} }, ["labels"]],
      [{ key: "a", labels: { xx: "X" } }, ["labels.xx"]],
      [{ key: "a", kind: "colour" }, ["kind"]],
      [{ key: "a", kind: "choice" }, ["choices"]],
      [{ key: "a", kind: "choice", choices: [{ code: "A B", labels: { en: "X" } }] }, ["choices.0.code"]],
      [{ key: "a", position: 1 }, ["position"]],
      [{ key: "a", labels: { en: "a\tb" } }, ["labels.en"]],
      [{ key: "a", kind: "number", unit: "k\tg" }, ["unit"]],
    ] as const) {
      const { status, body } = await ask("POST", "/own-fields", {
        aggregate: "product",
        kind: "text",
        labels: { en: "X" },
        ...more,
      });
      expect([status, Object.keys(body.errors)], JSON.stringify(more)).toEqual([422, fields]);
    }
    expect((await ask("PUT", "/own-fields/999", {})).status).toBe(404);
    expect((await ask("DELETE", "/own-fields/x")).status).toBe(404);
  });

  test("two who change the same are told; different things merge", async () => {
    const { id } = await define({ key: "merged" });
    await ask("PUT", `/own-fields/${id}`, { labels: { en: "First" }, version: 1 });
    const other = await ask("PUT", `/own-fields/${id}`, { is_required: true, version: 1 });
    expect(other.body.data).toMatchObject({ labels: { en: "First" }, is_required: true });
    expect(other.body.meta).toEqual({ merged: ["labels"] });
    const same = await ask("PUT", `/own-fields/${id}`, { labels: { en: "Second" }, version: 1 });
    expect([same.status, same.body.code, same.body.fields, same.body.current]).toEqual([
      409,
      "conflict",
      ["labels"],
      { labels: { en: "First" } },
    ]);
    await ask("DELETE", `/own-fields/${id}`);
  });

  test("whoever may not keep settings defines nothing, and reads what they fill", async () => {
    const refused = await ask(
      "POST",
      "/own-fields",
      { aggregate: "product", kind: "text", key: "b", labels: { en: "X" } },
      outsider,
    );
    expect([refused.status, refused.body.permission]).toEqual([403, "settings:write"]);
    expect((await ask("GET", "/own-fields", undefined, outsider)).body.permission).toBe("settings:read");
    expect((await ask("GET", "/own-fields/product", undefined, outsider)).status).toBe(200);
    expect((await ask("GET", "/own-fields/order", undefined, outsider)).body.permission).toBe("orders:read");
    expect((await ask("PATCH", "/customers/1/own-fields", { own_fields: {} }, outsider)).body.permission).toBe(
      "customers:write",
    );
  });

  test("are in the audit log", async () => {
    const { id } = await define({ key: "logged" });
    await ask("DELETE", `/own-fields/${id}`);
    const { data } = (await ask("GET", `/audit?type=own-field&id=${id}`)).body;
    expect(data.map(({ action }: Data) => action)).toEqual(["update", "insert"]);
  });
});
