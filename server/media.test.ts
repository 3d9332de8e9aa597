import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoMedia } from "#demo/media.ts";
import type { App } from "#platform/http.ts";
import { putAssets } from "#services/media/writes.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
const folder = mkdtempSync(join(tmpdir(), "firn-media-"));
let app: App;

beforeAll(async () => {
  await database.db.transaction().execute((trx) => putAssets(trx, demoMedia("firn")));
  app = await openApp(database.db, { DATA_DIR: folder });
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const picture = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await get(url, headers);
  expect(answer.statusCode).toBe(200);
  return { answer, ...(await sharp(answer.rawPayload).metadata()) };
};
const scene = "/i/firn/scene-corduroy";
const board = "/i/firn/kestrel-glacier-topsheet";

describe("images", () => {
  test("7.12 the format follows Accept and transparency", async () => {
    const chrome = { accept: "image/avif,image/webp,image/apng,image/*,*/*;q=0.8" };
    const formats = [
      [await picture(`${scene}?w=200&fmt=auto`, chrome), "avif"],
      [await picture(`${scene}?w=200&fmt=auto`, { accept: "image/webp,*/*" }), "webp"],
      [await picture(`${scene}?w=200&fmt=auto`, { accept: "image/avif;q=0, image/webp" }), "webp"],
      [await picture(`${scene}?w=200&fmt=auto`, { accept: "*/*" }), "jpeg"],
      [await picture(`${board}?w=200&fmt=auto`, { accept: "*/*" }), "png"],
      [await picture(`${board}?w=200&bg=rgb(242,244,246)`, { accept: "*/*" }), "jpeg"],
      [await picture(`${scene}/slope.png?w=200`, chrome), "png"],
    ] as const;
    for (const [{ answer, width }, format] of formats) {
      expect(answer.headers).toMatchObject({ "content-type": `image/${format}`, vary: "Accept" });
      expect(width).toBe(200);
    }
  });

  test("7.12 a cropped picture follows the point of interest, and poi overrides it", async () => {
    const cut = (query: string) => get(`${scene}?w=120&h=240&sm=c&fmt=png${query}`);
    const [own, left, right] = [await cut(""), await cut("&poi=0,0.5"), await cut("&poi=1,0.5")];
    expect(new Set([own, left, right].map(({ headers }) => headers.etag)).size).toBe(3);
    const whole = await sharp((await get(`${scene}?h=240&fmt=png`)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const part = await sharp(own.rawPayload).removeAlpha().raw().toBuffer();
    const middle = (0.5 + 0.18 / 2) * whole.info.width - 60;
    const expected = await sharp(whole.data, { raw: whole.info })
      .extract({ left: Math.round(middle), top: 0, width: 120, height: 240 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const difference =
      part.reduce((sum, value, index) => sum + Math.abs(value - (expected[index] ?? 0)), 0) / part.length;
    expect(difference).toBeLessThan(6);
  });

  test("7.12 transparency and padding take the background", async () => {
    const { data } = await sharp((await get(`${board}?w=200&h=40&bg=rgb(200,10,30)&fmt=png`)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([200, 10, 30]);
  });

  test("7.12 dpi is written into the file, interlaced makes a progressive JPEG", async () => {
    expect(await picture(`${scene}?w=100&fmt=jpg&dpi=144`)).toMatchObject({ density: 144, isProgressive: false });
    expect(await picture(`${scene}?w=100&fmt=png&dpi=300`)).toMatchObject({ density: 300, width: 100 });
    expect(await picture(`${scene}?w=100&fmt=jpg&fmt.jpeg.interlaced=true`)).toMatchObject({ isProgressive: true });
  });

  test("7.12 a lower quality is a smaller file", async () => {
    const size = async (query: string) => (await get(`${scene}?w=300&${query}`)).rawPayload.length;
    expect(await size("fmt=webp&qlt=30")).toBeLessThan(await size("fmt=webp&qlt=90"));
    expect(await size("fmt=webp&qlt=90&fmt.webp.qlt=30")).toBe(await size("fmt=webp&qlt=30"));
    expect(await size("fmt=jpg&qlt=default")).toBe(await size("fmt=jpg"));
  });

  test("9.4 the blurred placeholder is 15 pixels wide and a few hundred bytes", async () => {
    const { answer, width, height } = await picture(`${board}?w=15&fmt=webp&qlt=20`);
    expect([width, height]).toEqual([15, 20]);
    expect(answer.rawPayload.length).toBeLessThan(500);
  });

  test("7.12 answers carry a tag, may be kept, and are not sent again", async () => {
    const first = await get(`${scene}?w=64`);
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=\d{6,}, immutable$/);
    const etag = String(first.headers.etag);
    expect((await get(`${scene}?w=64`, { "if-none-match": etag })).statusCode).toBe(304);
    expect((await get(`${scene}?w=65`, { "if-none-match": etag })).statusCode).toBe(200);
    const head = await app.inject({ method: "HEAD", url: `${scene}?w=64` });
    expect(head).toMatchObject({ statusCode: 200, body: "" });
    expect(head.headers).toMatchObject({ etag, "content-length": String(first.rawPayload.length) });
  });

  test("7.12 impossible values are refused with the parameter's name, unknown ones ignored", async () => {
    const refused = await get(`${scene}?w=0`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ status: "error", errorMsg: expect.stringMatching(/^w must/), parameter: "w" });
    expect(refused.headers["cache-control"]).toBe("no-store");
    const plain = await get(`${scene}?w=64`);
    expect((await get(`${scene}?$banner$&w=64&unsharp=0,1,1,7`)).rawPayload).toEqual(plain.rawPayload);
  });

  test.each([
    "/i/firn/nothing",
    "/i/firn/nothing.json",
    "/i/other/scene-corduroy",
    "/s/firn/nothing.json",
    "/v/firn/x.json",
    "/v/firn/x/mp4_720p",
    "/i/firn",
  ])("7.12 %s is missing", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: "error", errorMsg: expect.stringContaining("There is no") });
  });

  test("7.12 img404 names a stand-in for a picture that is not there", async () => {
    const { answer } = await picture("/i/firn/nothing?w=40&fmt=webp&img404=firn-logo");
    expect(answer.headers["cache-control"]).toBe("public, max-age=60");
    expect((await get("/i/firn/nothing?img404=neither")).statusCode).toBe(404);
    expect((await get("/i/firn/nothing.json?img404=firn-logo")).statusCode).toBe(404);
  });
});

describe("JSON", () => {
  test("3.16 an image's facts; metadata only where it is asked for", async () => {
    const facts = { isImage: true, alpha: false, width: 2688, height: 1512, format: "JPEG", status: "ok" };
    expect((await get(`${scene}.json`)).json()).toEqual(facts);
    expect((await get(`${scene}.json?metadata=true&protocol=https`)).json()).toEqual({
      ...facts,
      metadata: {
        image: { width: 2688, height: 1512, format: "JPEG" },
        pointOfInterest: { x: 0.5, y: 0.58, w: 0.18, h: 0.24 },
      },
    });
    expect((await get(`${board}.json?metadata=true`)).json()).toMatchObject({ alpha: true, metadata: { image: {} } });
    expect((await get(`${board}.json?metadata=true`)).json().metadata).not.toHaveProperty("pointOfInterest");
  });

  test("3.16 a set's items in order, images and videos, with absolute addresses", async () => {
    const answer = await get("/s/firn/season-opening.json?metadata=true&protocol=https", { host: "localhost:3000" });
    expect(answer.json()).toMatchObject({
      name: "season-opening",
      items: [
        { type: "img", src: "http://localhost:3000/i/firn/scene-dawn-ridge", width: 2688, height: 1512, opaque: true },
        { type: "img", src: "http://localhost:3000/i/firn/scene-corduroy", format: "JPEG" },
        { type: "img" },
        {
          type: "video",
          name: "first-snow",
          src: "http://localhost:3000/v/firn/first-snow",
          title: "First snow",
          duration: 5000,
          mainThumb: { src: "http://localhost:3000/v/firn/first-snow" },
        },
      ],
    });
    expect(answer.headers["cache-control"]).toMatch(/max-age=\d+/);
    const etag = String(answer.headers.etag);
    const again = await get("/s/firn/season-opening.json", { host: "localhost:3000", "if-none-match": etag });
    expect(again.statusCode).toBe(304);
  });

  test("3.16 a video's media and thumbs; addresses have the scheme that the public address has", async () => {
    const secure = { host: "shop.example", "x-forwarded-proto": "https" };
    const answer = (await get("/v/firn/first-snow.json?metadata=true&protocol=https", secure)).json();
    const src = "https://shop.example/v/firn/first-snow";
    expect(answer).toMatchObject({
      name: "first-snow",
      meta: { title: "First snow", duration: 5000, mainThumb: { src } },
      media: [
        {
          src: `${src}/mp4_720p`,
          profile: "mp4_720p",
          format: "mpeg4",
          protocol: "https",
          width: "1280",
          height: "720",
        },
      ],
    });
    expect(answer.thumbs).toHaveLength(5);
    expect(answer.thumbs[1]).toEqual({ src: `${src}/thumbs/frame_0001`, time: 1000 });
  });

  test("7.12 a set and a video are also pictures: the first image, the poster, a still", async () => {
    expect(await picture("/s/firn/season-opening?w=80&fmt=jpg")).toMatchObject({ width: 80, height: 45 });
    expect(await picture("/s/firn/after-dark?w=80&fmt=jpg")).toMatchObject({ width: 80 });
    expect(await picture("/v/firn/first-snow?maxW=15&maxH=15&fmt=jpg")).toMatchObject({
      width: 15,
      height: 8,
      format: "jpeg",
    });
    expect(await picture("/v/firn/first-snow/thumbs/frame_0002?w=60&fmt=webp")).toMatchObject({ width: 60 });
    expect((await get("/v/firn/first-snow/thumbs/frame_0099")).statusCode).toBe(404);
  });

  test("7.12 the demo world has sets with several items, and a picture behind every item", async () => {
    const media = demoMedia("firn");
    const ids = new Set(media.map(({ kind, id }) => `${kind}/${id}`));
    const sets = media.filter(({ kind }) => kind === "set");
    expect(sets.length).toBeGreaterThanOrEqual(4);
    for (const { items = [] } of sets) {
      expect(items.length).toBeGreaterThan(2);
      expect(items.filter(({ kind, id }) => !ids.has(`${kind}/${id}`))).toEqual([]);
    }
    expect(media.filter(({ pointOfInterest }) => pointOfInterest).length).toBeGreaterThan(10);
  });
});

test("7.12 a video's file: whole, in part, not at all", { timeout: 120_000 }, async () => {
  const url = "/v/firn/first-snow/mp4_720p";
  const whole = await get(url);
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "content-length": "1250000",
  });
  expect(whole.rawPayload).toHaveLength(1_250_000);
  expect(whole.rawPayload.toString("latin1", 4, 8)).toBe("ftyp");
  const part = await get(url, { range: "bytes=100-199" });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-range"]).toBe("bytes 100-199/1250000");
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200));
  const etag = String(whole.headers.etag);
  expect((await get(url, { range: "bytes=0-1", "if-range": etag })).statusCode).toBe(206);
  expect((await get(url, { range: "bytes=0-1", "if-range": '"older"' })).statusCode).toBe(200);
  const beyond = await get(url, { range: "bytes=1250000-" });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers["content-range"]).toBe("bytes */1250000");
  const head = await app.inject({ method: "HEAD", url });
  expect(head).toMatchObject({ statusCode: 200, body: "" });
  expect(head.headers["content-length"]).toBe("1250000");
  expect((await get(url, { "if-none-match": etag })).statusCode).toBe(304);
});
