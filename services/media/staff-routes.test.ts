import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { useStaffMedia } from "#tests/support/suites/staff-media.ts";

const { apps, noise, smallFilm, idOf, post, call } = useStaffMedia();

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
