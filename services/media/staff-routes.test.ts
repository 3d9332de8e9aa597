import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { useTempFolder } from "#tests/support/temp.ts";

const database = useDatabase();
const folder = useTempFolder("media");
let s3: Awaited<ReturnType<typeof startS3>>;
const open: { folder?: App; bucket?: App } = {};
const apps: [string, () => App][] = [
  ["a folder", () => open.folder as App],
  ["a bucket", () => open.bucket as App],
];
let key = "";

beforeAll(async () => {
  s3 = await startS3();
  const bucket = {
    MEDIA_S3_ENDPOINT: s3.endpoint,
    MEDIA_S3_BUCKET: s3.bucket,
    MEDIA_S3_REGION: s3.keys.region,
    MEDIA_S3_KEY_ID: s3.keys.keyId,
    MEDIA_S3_SECRET: s3.keys.secret,
    DATA_DIR: join(folder, "b"),
  };
  open.folder = await openApp(database.db, { DATA_DIR: join(folder, "a") });
  open.bucket = await openApp(database.db, bucket);
  key = (await addKey(database.db, "pictures", ["media:write"])).key;
});
beforeEach(async () => {
  await database.pool.query("truncate media_assets");
});
afterAll(async () => {
  for (const app of Object.values(open)) await app?.close();
  await s3.close();
});

const noise = (width: number, height: number, channels: 3 | 4 = 3) => {
  const data = Buffer.from(Array.from({ length: width * height * channels }, (_, index) => (index * 7919) % 251));
  return sharp(data, { raw: { width, height, channels } });
};
const staff = () => ({ authorization: `Bearer ${key}` });

/** Three seconds of black, 64 by 48. */
const smallFilm = (): Buffer => readFileSync("tests/support/black.mp4");

/** Each run uses its own ids, because each app caches the assets it has read. */
let run = 0;
const idOf = (name: string) => `${name}-${run}`;
beforeEach(() => {
  run += 1;
});

function post(app: App, query: string, payload: Buffer | string, type = "image/png") {
  return app.inject({
    method: "POST",
    url: `/api/media?${query}`,
    payload,
    headers: { ...staff(), "content-type": type },
  });
}
const call = (app: App, method: "GET" | "PATCH" | "DELETE" | "POST", url: string, payload?: object) =>
  app.inject({ method, url: `/api/media${url}`, headers: staff(), ...(payload && { payload }) });

describe.each(apps)("masters in %s", (_, at) => {
  test("7.12 a picture that staff uploads is served, cropped around its point of interest, and goes again", async () => {
    const [app, id] = [at(), idOf("ridge line 2.0")];
    const name = encodeURIComponent(id);
    const body = await noise(800, 400).jpeg().toBuffer();
    const added = await post(app, `id=${name}&title=Ridge&poi=0.8,0.4,0.1,0.2`, body, "image/jpeg");
    expect(added.statusCode).toBe(201);
    expect(added.json().data).toMatchObject({
      alias: "firn",
      kind: "image",
      id,
      title: "Ridge",
      format: "jpeg",
      width: 800,
      height: 400,
      hasAlpha: false,
      bytes: body.length,
      pointOfInterest: { x: 0.8, y: 0.4, w: 0.1, h: 0.2 },
    });
    const shown = await app.inject(`/i/firn/${name}?w=100&h=100&sm=c&fmt=webp`);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "webp", width: 100, height: 100 });
    expect(shown.headers["cache-control"]).not.toContain("immutable");
    const version = added.json().data.version;
    const lasting = await app.inject(`/i/firn/${name}?w=100&v=${version}`);
    expect(lasting.headers["cache-control"]).toContain("immutable");
    const facts = (await app.inject(`/i/firn/${name}.json?metadata=true`)).json();
    expect(facts).toMatchObject({ format: "JPEG", metadata: { pointOfInterest: { x: 0.8, w: 0.1 } } });
    expect((await call(app, "DELETE", `/image/${name}`)).statusCode).toBe(204);
    expect((await app.inject(`/i/firn/${name}?w=100&h=100&sm=c&fmt=webp`)).statusCode).toBe(404);
    expect((await call(app, "DELETE", `/image/${name}`)).statusCode).toBe(404);
  });

  test("7.12 a video that staff uploads plays in parts, with the poster that staff chose", async () => {
    const [app, id] = [at(), idOf("film")];
    const film = smallFilm();
    await post(app, `id=${id}-poster`, await noise(64, 36).png().toBuffer());
    const added = await post(app, `id=${id}&title=Film&poster=${id}-poster`, film, "video/mp4");
    expect(added.json().data).toMatchObject({
      kind: "video",
      format: "mp4",
      width: 64,
      height: 48,
      bytes: film.length,
      film: { duration: 3000, videoCodec: "h264", audioCodec: "none", poster: `${id}-poster` },
    });
    const part = await app.inject({ url: `/v/firn/${id}/mp4_720p`, headers: { range: "bytes=-10" } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(film.subarray(-10));
    expect((await app.inject(`/v/firn/${id}?w=32&fmt=jpg`)).headers["content-type"]).toBe("image/jpeg");
    const thumbs = [{ id: `${id}-poster`, time: 2000 }];
    expect((await call(app, "PATCH", `/video/${id}`, { thumbs })).statusCode).toBe(200);
    expect((await app.inject(`/v/firn/${id}.json`)).json().thumbs).toEqual([
      { src: expect.stringMatching(new RegExp(`/v/firn/${id}/thumbs/frame_0000$`)), time: 2000 },
    ]);
  });
});

describe.each(apps)("documents in %s", (_, at) => {
  const pdf = (more = "") =>
    Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n${more}trailer << >>\n%%EOF\n`);

  test("7.12 a PDF that staff uploads is saved by whoever follows its address, and nothing of it runs at the shop's", async () => {
    const [app, id] = [at(), idOf("chart")];
    const added = await post(app, `id=${id}&title=${encodeURIComponent("Größen „Kids“")}`, pdf(), "application/pdf");
    expect(added.json().data).toMatchObject({ kind: "document", format: "pdf", bytes: pdf().length });
    const { headers, rawPayload } = await app.inject(`/d/firn/${id}`);
    expect(rawPayload).toEqual(pdf());
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-disposition": `attachment; filename="Groen Kids.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fen%20%E2%80%9EKids%E2%80%9C.pdf`,
    });
    const again = await app.inject({ url: `/d/firn/${id}`, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    for (const url of [`/i/firn/${id}`, "/d/firn/none", "/d/firn/a%00b"])
      expect((await app.inject(url)).statusCode).toBe(404);
    expect((await call(app, "DELETE", `/document/${id}`)).statusCode).toBe(204);
    expect((await app.inject(`/d/firn/${id}`)).statusCode).toBe(404);
  });

  test("7.12 what is called a PDF and is none, is cut, or too large, is refused; a picture is no document", async () => {
    const [app, id] = [at(), idOf("fake")];
    const tell = async (body: Buffer | string, query = "") => {
      const answer = await post(app, `id=${id}${query}`, body, "application/pdf");
      return [answer.statusCode, answer.json().code];
    };
    expect(await tell("<html><script>alert(1)</script>%PDF-1.7 %%EOF")).toEqual([415, "unsupported-type"]);
    expect(await tell(pdf().subarray(0, 30))).toEqual([422, "unreadable"]);
    expect(await tell(pdf(" ".repeat(21 * 1024 * 1024)))).toEqual([413, "too-large"]);
    expect(await tell(pdf(), "&kind=image")).toEqual([415, "unsupported-type"]);
    expect(await tell(await noise(20, 20).png().toBuffer(), "&kind=document")).toEqual([415, "unsupported-type"]);
  });
});

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
    expect((await ask(`Bearer ${key}`)).statusCode).toBe(200);
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
