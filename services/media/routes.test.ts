import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { useMedia } from "#tests/support/media.ts";

const { get, head, picture } = useMedia();
const scene = "/i/firn/scene-corduroy";
const board = "/i/firn/kestrel-glacier-topsheet";

describe("images", () => {
  test("7.12 the format follows Accept and transparency", async () => {
    const chrome = { accept: "image/avif,image/webp,image/apng,image/*,*/*;q=0.8" };
    const formats = [
      [await picture(`${scene}?w=200&fmt=auto`, chrome), "avif"],
      [await picture(`${scene}?w=200&fmt=auto`, { accept: "IMAGE/WebP,*/*" }), "webp"],
      [await picture(`${scene}?w=200&fmt=auto`, { accept: "image/avif;q=0, image/webp" }), "webp"],
      [await picture(`${scene}?w=200&fmt=auto`, { accept: "*/*" }), "jpeg"],
      [await picture(`${board}?w=200&fmt=auto`, { accept: "*/*" }), "png"],
      [await picture(`${board}?w=200&bg=rgb(242,244,246)`, { accept: "*/*" }), "jpeg"],
      [await picture(`${scene}/slope.png?w=200`, chrome), "png"],
    ] as const;
    for (const [{ answer, width }, format] of formats) {
      expect(answer.headers["content-type"]).toBe(`image/${format}`);
      expect([answer.headers.vary]).toEqual([answer.raw.req.url?.includes(".png") ? undefined : "Accept"]);
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
    const middle = (0.45 + 0.26 / 2) * whole.info.width - 60;
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
    const { answer, width, height } = await picture(`${board}?w=15&fmt=webp&qlt=90`);
    expect([width, height]).toEqual([15, 20]);
    expect(answer.rawPayload.length).toBeLessThan(500);
  });

  test.each(["avif", "webp", "jpg"])("9.4 the placeholder has the picture's hue as %s", async (format) => {
    const size = "w=15&h=11&sm=c";
    const pixels = async (query: string) =>
      sharp((await get(`${scene}?${size}&${query}`)).rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer();
    const [exact, tiny] = await Promise.all([pixels("fmt=png"), pixels(`fmt=${format}&qlt=90`)]);
    const off = exact.map((value, at) => Math.abs(value - (tiny[at] ?? 0)));
    expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(7);
  });

  test("7.12 answers carry a tag, may be kept, and are not sent again", async () => {
    const first = await get(`${scene}?w=64`);
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=\d{6,}, immutable$/);
    const etag = String(first.headers.etag);
    expect((await get(`${scene}?w=64`, { "if-none-match": etag })).statusCode).toBe(304);
    expect((await get(`${scene}?w=65`, { "if-none-match": etag })).statusCode).toBe(200);
    const headed = await head(`${scene}?w=64`);
    expect(headed).toMatchObject({ statusCode: 200, body: "" });
    expect(headed.headers).toMatchObject({ etag, "content-length": String(first.rawPayload.length) });
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

describe("addresses as clients write them", () => {
  // Addresses as dc-delivery-sdk-js writes them: extension or fmt, SEO names, templates, unsharp, per-format quality.
  test.each([
    ["/i/firn/scene-corduroy/groomed%20at%20dawn.jpg?w=480&h=300&qlt=75", "jpeg", 480, 300],
    ["/i/firn/scene-corduroy?$hero$&$poi$&w=480&h=300&sm=c&fmt=webp", "webp", 480, 300],
    ["/i/firn/scene-corduroy.png?w=32&unsharp=0,1,1,7&fmt.jpeg.chroma=1,1,1", "png", 32, 18],
    ["/i/firn/scene-corduroy?w=100&h=100&sm=aspect&fmt=jpg&protocol=https", "jpeg", 100, 56],
    ["/i/firn/scene-corduroy?maxW=90&maxH=90&fmt=auto&fmt.options=interlaced&dpi=96", "jpeg", 90, 51],
    ["/i/firn/scene-corduroy?w=100&h=100&sm=s&fmt=jpeg&bg=rgb(1%2C2%2C3)&qlt=default", "jpeg", 100, 100],
    ["/v/firn/first-snow/first-snow-falls.jpg?w=64&qlt=60", "jpeg", 64, 36],
    ["/s/firn/storm-days/all-of-them.webp?w=64&fmt.webp.qlt=60", "webp", 64, 36],
    ["/i/firn/scene%2Dcorduroy/?w=16&fmt=PNG", "png", 16, 9],
  ])("7.12 %s", async (url, format, width, height) => {
    const answer = await get(url);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height });
  });
});
