import { describe, expect, test } from "vitest";
import { demoMedia } from "#demo/media.ts";
import { useMedia } from "#tests/support/media.ts";

const { get, head, picture } = useMedia();
const scene = "/i/firn/scene-corduroy";
const board = "/i/firn/kestrel-glacier-topsheet";

describe("JSON", () => {
  test("3.16 an image's facts; metadata only where it is asked for", async () => {
    const facts = { isImage: true, alpha: false, width: 2688, height: 1512, format: "JPEG", status: "ok" };
    expect((await get(`${scene}.json`)).json()).toEqual(facts);
    expect((await get(`${scene}.json?metadata=true&protocol=https`)).json()).toEqual({
      ...facts,
      metadata: {
        image: { width: 2688, height: 1512, format: "JPEG" },
        pointOfInterest: { x: 0.45, y: 0.38, w: 0.26, h: 0.46 },
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

test("7.12 a video's file: whole, in part, not at all", async () => {
  const url = "/v/firn/first-snow/mp4_720p";
  const whole = await get(url);
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "content-length": "600000",
  });
  expect(whole.rawPayload).toHaveLength(600_000);
  expect(whole.rawPayload.toString("latin1", 4, 8)).toBe("ftyp");
  const part = await get(url, { range: "bytes=100-199" });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-range"]).toBe("bytes 100-199/600000");
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200));
  const etag = String(whole.headers.etag);
  expect((await get(url, { range: "bytes=0-1", "if-range": etag })).statusCode).toBe(206);
  expect((await get(url, { range: "bytes=0-1", "if-range": '"older"' })).statusCode).toBe(200);
  const beyond = await get(url, { range: "bytes=600000-" });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers["content-range"]).toBe("bytes */600000");
  const headed = await head(url);
  expect(headed).toMatchObject({ statusCode: 200, body: "" });
  expect(headed.headers["content-length"]).toBe("600000");
  expect((await get(url, { "if-none-match": etag })).statusCode).toBe(304);
});
