import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { useSearchPages } from "#tests/support/suites/search-pages.ts";

const search = useSearchPages();
const { world, see, names } = search;

describe("what staff tell the search", () => {
  const put = (name: string, payload: object, bearer = search.key) =>
    search.app.inject({
      method: "PUT",
      url: `/api/search/${name}`,
      payload,
      headers: { authorization: `Bearer ${bearer}` },
    });

  test("7.10 own synonyms are known at once", async () => {
    expect((await see("/en-us/search?q=brainbucket")).total).toBe(0);
    const synonyms = [{ locale: "en-us", words: ["brainbucket", "helmet"] }];
    const answer = await put("synonyms", { synonyms });
    expect(answer.json()).toEqual({ data: synonyms });
    // Pages are dropped by the announced change; here nobody listens, so another page is asked.
    const view = await see("/en-us/search?q=Brainbucket");
    expect(view.cards.some(({ kind }) => kind === "helmet")).toBe(true);
    expect((await put("synonyms", { synonyms: [] })).json()).toEqual({ data: [] });
  });

  test("7.10 goods are found by what their kind is called, once the index is made anew", async () => {
    expect((await see("/en-us/search?q=noggincase")).total).toBe(0);
    const kinds = [{ kind: "helmet", locale: "en-us", words: ["noggincase"] }];
    expect((await put("kinds", { kinds })).json()).toEqual({ data: kinds });
    expect(await catchUp(world.db)).toBe(true);
    const view = await see("/en-us/search?q=Noggincase");
    expect(view.cards.length).toBeGreaterThan(0);
    for (const { kind } of view.cards) expect(kind).toBe("helmet");
  });

  test("7.10 the words of the demo world are lists that staff can send", async () => {
    for (const name of ["synonyms", "kinds"]) {
      const file = JSON.parse(readFileSync(`demo/data/search/${name}.json`, "utf8"));
      const answer = await put(name, file);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data).toHaveLength(file[name].length);
    }
  });

  test("7.10 pinned results stand first, hidden ones are not found", async () => {
    const before = names(await see("/en-us/search?q=helmet"));
    const [first = "", ...others] = before;
    const last = others.at(-1) ?? "";
    const curations = [
      {
        locale: "en-us",
        queries: ["helmet", "lids"],
        promoted: ["product:kestrel", `product:${last}`],
        hidden: [`product:${first}`],
      },
    ];
    expect((await put("curations", { curations })).json()).toEqual({ data: curations });
    const view = await see("/en-us/search?q=HELMET");
    expect(names(view).slice(0, 2)).toEqual(["kestrel", last]);
    expect(names(view)).not.toContain(first);
    expect(names(await see("/en-us/search?q=lids"))[0]).toBe("kestrel");
    expect(names(await see("/en-gb/search?q=helmet&sort=name"))).toContain("kestrel");
    expect((await put("curations", { curations: [] })).json()).toEqual({ data: [] });
  });

  test("7.10 only staff with the scope may, and what is wrong is named", async () => {
    const other = (await addKey(world.db, "ERP", ["orders:read"])).key;
    expect((await put("synonyms", { synonyms: [] }, other)).statusCode).toBe(403);
    expect((await search.app.inject({ url: "/api/search/synonyms" })).statusCode).toBe(401);
    const wrong = await put("curations", { curations: [{ locale: "xx", queries: [], promoted: ["x"], hidden: [] }] });
    expect(wrong.statusCode).toBe(422);
    expect((await put("synonyms", { synonyms: [{ locale: "de", words: ["allein"] }] })).statusCode).toBe(422);
  });
});
