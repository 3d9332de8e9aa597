import { describe, expect, test } from "vitest";
import { useLibrary } from "#tests/support/suites/library.ts";

const library = useLibrary();
const { base, send, idsOf, twoHalves, upload, middleOf } = library;

describe("the library of pictures", () => {
  test("finds by a part of the id or title, tells what has no text in a language, and pages", async () => {
    for (const id of ["lib-one", "lib-two", "lib-three"]) await upload(`id=${id}&title=Peak 100%25`, await twoHalves());
    await send("PATCH", "/lib-two", { alt: { de: "Zwei Hälften", fr: "Deux moitiés" } });
    expect(idsOf(await send("GET", "?q=lib-&sort=name"))).toEqual(["lib-one", "lib-three", "lib-two"]);
    expect(idsOf(await send("GET", "?q=peak%20100%25&sort=name"))).toHaveLength(3);
    expect(idsOf(await send("GET", "?q=%25%25"))).toEqual([]);
    expect(idsOf(await send("GET", "?q=lib-&missing_alt=de&sort=name"))).toEqual(["lib-one", "lib-three"]);
    expect(idsOf(await send("GET", "?q=lib-&missing_alt=en"))).toHaveLength(3);
    expect(idsOf(await send("GET", "?q=lib-&missing_alt=all"))).toHaveLength(2);
    expect(idsOf(await send("GET", "?ids=lib-two,lib-one,nothing&sort=name"))).toEqual(["lib-one", "lib-two"]);
    const page = await send("GET", "?q=lib-&sort=name&limit=2&page=2");
    expect(idsOf(page)).toEqual(["lib-two"]);
    expect(page.body.meta).toEqual({ total: 3, isExact: true, page: 2, limit: 2 });
  });

  test("is ordered by what pictures are called, by their files' size and by when they changed", async () => {
    for (const [id, title, width] of [
      ["sort-a", "Zirbe", 40],
      ["sort-b", "", 800],
      ["sort-c", "arve", 400],
    ] as const)
      await upload(`id=${id}&title=${title}`, await twoHalves(width, width));
    await send("PATCH", "/sort-a", { alt: { en: "A tree" } });
    const sorted = async (sort: string) => idsOf(await send("GET", `?q=sort-&sort=${sort}`));
    expect(await sorted("name")).toEqual(["sort-c", "sort-b", "sort-a"]);
    expect(await sorted("-name")).toEqual(["sort-a", "sort-b", "sort-c"]);
    expect(await sorted("size")).toEqual(["sort-a", "sort-c", "sort-b"]);
    expect(await sorted("-size")).toEqual(["sort-b", "sort-c", "sort-a"]);
    expect(await sorted("-changed")).toEqual(["sort-a", "sort-c", "sort-b"]);
    expect(await sorted("changed")).toEqual(["sort-b", "sort-c", "sort-a"]);
    const wrong = await send("GET", "?sort=colour");
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["sort"]]);
  });

  test("texts of languages that are not named stay, an empty one goes; what is no language is refused by name", async () => {
    await upload("id=alt-texts", await twoHalves());
    await send("PATCH", "/alt-texts", { alt: { de: "Rot", sv: "Röd" } });
    const { body } = await send("PATCH", "/alt-texts", { alt: { de: "", ja: "赤" } });
    expect(body.data.alt).toEqual({ ja: "赤", sv: "Röd" });
    for (const bad of [{ alt: { xx: "?" } }, {}, { pointOfInterest: { x: 2, y: 0 } }])
      expect((await send("PATCH", "/alt-texts", bad)).status, JSON.stringify(bad)).toBe(422);
    expect((await send("PATCH", "/nothing", { title: "x" })).status).toBe(404);
    expect((await send("GET", "/%00")).status).toBeLessThan(500);
    expect((await send("PATCH", "/alt-texts", { title: "x" }, library.reader)).status).toBe(403);
  });

  test("a new point of interest is a new version: crops follow it at an address of its own, which browsers keep", async () => {
    await upload("id=halves", await twoHalves());
    const point = async (x: number) => (await send("PATCH", "/halves", { pointOfInterest: { x, y: 0.5 } })).body.data;
    const [left, right] = [await point(0.1), await point(0.9)];
    expect(left.fileVersion).not.toBe(right.fileVersion);
    expect(await middleOf("/i/firn/halves?w=100&h=100&sm=c")).toBe("blue");
    await point(0.1);
    expect(await middleOf(`/i/firn/halves?w=100&h=100&sm=c&v=${left.fileVersion}`)).toBe("red");
    const kept = await library.app.inject(`/i/firn/halves?w=100&v=${left.fileVersion}`);
    expect(kept.headers["cache-control"]).toContain("immutable");
    const old = await library.app.inject(`/i/firn/halves?w=100&v=${right.fileVersion}`);
    expect(old.headers["cache-control"]).not.toContain("immutable");
  });

  test("a file in another's place keeps what was said of it", async () => {
    await upload("id=replaced&title=Before&poi=0.1,0.5", await twoHalves());
    await send("PATCH", "/replaced", { alt: { en: "Two halves" } });
    const { data } = (await upload("id=replaced&replace=true", await twoHalves(600, 300))).json();
    expect(data).toMatchObject({ title: "Before", width: 600, alt: { en: "Two halves" }, pointOfInterest: { x: 0.1 } });
  });

  test("changes of two at once to different things both stay", async () => {
    await upload("id=twice", await twoHalves());
    await Promise.all([
      send("PATCH", "/twice", { alt: { de: "Zweimal" } }),
      send("PATCH", "/twice", { pointOfInterest: { x: 0.2, y: 0.2 } }),
      send("PATCH", "/twice", { title: "Twice" }),
    ]);
    const { body } = await send("GET", "/twice");
    expect(body.data).toMatchObject({ title: "Twice", alt: { de: "Zweimal" }, pointOfInterest: { x: 0.2, y: 0.2 } });
  });

  test("two at one picture: different fields and languages merge, the same one conflicts with what there is", async () => {
    await upload("id=seen", await twoHalves());
    const { version } = (await send("GET", "/seen")).body.data;
    expect(version).toBe(1);
    const first = await send("PATCH", "/seen", { version, alt: { de: "Ein Grat" }, title: "Ridge" });
    expect([first.status, first.body.data.version, first.body.meta]).toEqual([200, 2, {}]);
    // The whole form as it was loaded, with one field changed.
    const seen = { title: "", alt: { de: "", fr: "" }, pointOfInterest: null };
    const merged = await send("PATCH", "/seen", { ...seen, version, alt: { ...seen.alt, fr: "Une crête" } });
    expect([merged.status, merged.body.meta.merged.sort()]).toEqual([200, ["alt.de", "title"]]);
    expect(merged.body.data).toMatchObject({ version: 3, title: "Ridge", alt: { de: "Ein Grat", fr: "Une crête" } });
    const lost = await send("PATCH", "/seen", {
      version,
      alt: { de: "Der Kamm" },
      pointOfInterest: { x: 0.1, y: 0.1 },
    });
    expect([lost.status, lost.body.code, lost.body.fields]).toEqual([409, "conflict", ["alt.de"]]);
    expect([lost.body.current, lost.body.version]).toEqual([{ "alt.de": "Ein Grat" }, 3]);
    expect(lost.body.kept).toEqual({ title: "Ridge", "alt.fr": "Une crête" });
    // A new file does not change the texts, so a concurrent text change is no conflict.
    await upload("id=seen&replace=true", await twoHalves(600, 300));
    const after = await send("PATCH", "/seen", { version: 3, alt: { de: "Der Kamm" } });
    expect([after.status, after.body.data.version, after.body.meta]).toEqual([200, 5, {}]);
    expect((await send("PATCH", "/seen", { version: 9, title: "x" })).body.errors).toEqual({
      version: "is none that there was",
    });
    // Without a version, the last write wins.
    expect((await send("PATCH", "/seen", { alt: { de: "" } })).body.data.alt).toEqual({ fr: "Une crête" });
    const { rows } = await base.pool.query(
      "select version, after from audit_log where record_id = 'firn/image/seen' order by id",
    );
    expect(rows.map((row) => row.version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Object.keys(rows[1].after).sort()).toEqual(["alt", "title"]);
  });

  test("every change is in the audit log, with who and what it was", async () => {
    await upload("id=audited", await twoHalves());
    await send("PATCH", "/audited", { alt: { de: "Neu" } });
    await send("POST", "/audited/bin");
    const { rows } = await base.pool.query(
      "select action, actor_name, before, after from audit_log where record_id = 'firn/image/audited' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(["insert", "update", "update"]);
    expect(rows[1]).toMatchObject({ actor_name: "Pictures", before: { alt: {} }, after: { alt: { de: "Neu" } } });
    expect(Object.keys(rows[2].after)).toEqual(["deleted_at"]);
  });
});
