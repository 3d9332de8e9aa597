import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { useStaffMedia } from "#tests/support/suites/staff-media.ts";

const media = useStaffMedia();
const { database, folder, open, noise, idOf, post, call } = media;

describe("what staff does with media", () => {
  const app = () => open.folder as App;

  test("7.12 a set is made of what there is, changed, listed and removed", async () => {
    const [a, b, set] = [idOf("a"), idOf("b"), idOf("set")];
    for (const id of [a, b]) await post(app(), `id=${id}`, await noise(20, 20).png().toBuffer());
    const items = [a, b].map((id) => ({ kind: "image", id }));
    const added = await call(app(), "POST", "/sets", { id: set, title: "Both", items });
    expect(added.statusCode).toBe(201);
    const shown = async () => (await app().inject(`/s/firn/${set}.json`)).json();
    expect((await shown()).items.map(({ src }: { src: string }) => src.split("/").at(-1))).toEqual([a, b]);
    await call(app(), "PATCH", `/set/${set}`, { items: items.toReversed() });
    expect((await shown()).items.map(({ src }: { src: string }) => src.split("/").at(-1))).toEqual([b, a]);
    await call(app(), "DELETE", `/image/${b}`);
    expect((await shown()).items).toHaveLength(1);
    const page = (await call(app(), "GET", "?kind=image&limit=1")).json();
    expect([page.data[0].id, page.meta.next]).toEqual([a, null]);
    const missing = await call(app(), "PATCH", `/set/${set}`, { items: [{ kind: "video", id: "nowhere" }] });
    expect(missing.json()).toMatchObject({ status: 422, errors: { items: expect.stringContaining("nowhere") } });
    expect((await call(app(), "DELETE", `/set/${set}`)).statusCode).toBe(204);
  });

  test("7.12 an asset is replaced only on purpose, and then shown at once under another tag", async () => {
    const id = idOf("twice");
    await post(app(), `id=${id}`, await noise(20, 20).png().toBuffer());
    const first = await app().inject(`/i/firn/${id}?w=10`);
    const again = await post(app(), `id=${id}`, await noise(30, 20).png().toBuffer());
    expect([again.statusCode, again.json().errors]).toEqual([409, { id: "is taken" }]);
    const replaced = await post(app(), `id=${id}&replace=true`, await noise(30, 20).png().toBuffer());
    expect(replaced.json().data).toMatchObject({ width: 30 });
    const second = await app().inject(`/i/firn/${id}?w=10`);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    const masters = readdirSync(join(folder, "a", "media", "masters"), { recursive: true, withFileTypes: true });
    const known = await database.pool.query("select file from media_assets");
    const names = masters.filter((entry) => entry.isFile()).map(({ name }) => name);
    for (const { file } of known.rows) expect(names).toContain(file);
  });

  test("7.12 a drawing is kept without its scripts and served in pixels, however large", async () => {
    const id = idOf("drawing");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>alert(1)</script><circle cx="5" cy="5" r="5" fill="#f00"/></svg>`;
    const added = await post(app(), `id=${id}`, svg, "image/svg+xml");
    expect(added.json().data).toMatchObject({ format: "svg", width: 2828, height: 1414, hasAlpha: true });
    const { data, info } = await sharp((await app().inject(`/i/firn/${id}?w=1200&fmt=png`)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    expect(at(300, 300).map((value) => Math.round(value / 16))).toEqual([16, 0, 0, 16]);
    expect(at(900, 300)[3]).toBe(0);
  });

  test("7.12 a picture that hides nothing is opaque, whatever its file could: auto is JPEG, not PNG", async () => {
    const png = await noise(40, 30).ensureAlpha().png().toBuffer();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#f00"/></svg>`;
    for (const [id, body, type] of [
      [idOf("full"), png, "image/png"],
      [idOf("filled"), svg, "image/svg+xml"],
    ] as const) {
      expect((await post(app(), `id=${id}`, body, type)).json().data).toMatchObject({ hasAlpha: false });
      const shown = await app().inject({ url: `/i/firn/${id}?w=20&fmt=auto`, headers: { accept: "*/*" } });
      expect(shown.headers["content-type"]).toBe("image/jpeg");
      expect((await app().inject(`/i/firn/${id}.json?metadata=true`)).json()).toMatchObject({ alpha: false });
    }
  });

  test.each([
    ["something else", "image/png", "hello, this is text", 415],
    ["a damaged picture", "image/png", "\x89PNG\r\n\x1a\nbroken, and for longer than that", 422],
    ["a film without an index", "video/mp4", "\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x08mdat", 422],
    ["nothing", "image/png", "", 415],
    ["JSON", "application/json", "{}", 415],
    ["a form", "multipart/form-data; boundary=x", "--x--", 415],
  ])("7.12 %s is refused", async (_, type, body, status) => {
    const answer = await post(app(), `id=${idOf("bad")}`, Buffer.from(body, "latin1"), type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, title: expect.any(String) });
    expect(readdirSync(join(folder, "a", "media", "incoming"))).toEqual([]);
  });

  test("7.12 a picture of too many pixels is refused and says so, and ids that could not be addressed", async () => {
    const flat = { width: 12_000, height: 10_000, channels: 3, background: "#fff" } as const;
    const large = await sharp({ create: flat }).png({ compressionLevel: 9 }).toBuffer();
    const refused = await post(app(), `id=${idOf("large")}`, large);
    expect(refused.statusCode).toBe(413);
    expect(refused.json().title).toBe("The picture has 12000 × 10000 pixels; 110 megapixels is the most.");
    for (const id of ["", "a/b", "photo.jpg", "-x", "x".repeat(121)]) {
      const answer = await post(app(), `id=${encodeURIComponent(id)}`, "x");
      expect([id, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([id, 422, ["id"]]);
    }
    const poi = await post(app(), `id=${idOf("poi")}&poi=2,3`, "x");
    expect(poi.json()).toMatchObject({ status: 422, errors: { poi: expect.any(String) } });
  });

  test("7.12 only staff that may write media gets in", async () => {
    const other = (await addKey(database.db, "orders", ["orders:read"])).key;
    const ask = (authorization?: string) =>
      app().inject({ url: "/api/media?kind=image", headers: authorization ? { authorization } : {} });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask(`Bearer ${other}`)).statusCode).toBe(403);
    expect((await ask(`Bearer ${media.key}`)).statusCode).toBe(200);
    const body = await noise(20, 20).png().toBuffer();
    const anonymous = { method: "POST", url: "/api/media?id=x", payload: body } as const;
    expect((await app().inject({ ...anonymous, headers: { "content-type": "image/png" } })).statusCode).toBe(401);
  });

  test("7.12 camera data does not leave the house, and turned pictures stand upright", async () => {
    const id = idOf("turned");
    const turned = await noise(40, 20)
      .withExif({ IFD0: { Copyright: "secret place" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await post(app(), `id=${id}`, turned, "image/jpeg")).json().data).toMatchObject({ width: 20, height: 40 });
    const shown = await sharp((await app().inject(`/i/firn/${id}?w=10&fmt=jpg&dpi=96`)).rawPayload).metadata();
    expect(shown).toMatchObject({ width: 10, height: 20, density: 96 });
    expect(shown.exif).toBeUndefined();
  });
});
