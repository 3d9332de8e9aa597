import dns from "node:dns/promises";
import { createServer, type Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import net, { type AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#commerce/settings/environment.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { openMedia } from "#server/media.ts";
import { jobKindsWith, staffJobKinds } from "#server/staff-jobs.ts";
import { csv, useImports } from "#tests/support/imports.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { fetchPicture } from "./fetch-picture.ts";

const { base, ask, stored } = useImports();
const folder = useTempFolder("pictures");
let server: Server;
let origin = "";
const asked: string[] = [];
beforeAll(async () => {
  const blank = { width: 8, height: 6, channels: 3, background: "#345" } as const;
  const picture = await sharp({ create: blank }).png().toBuffer();
  const answers: Record<string, [number, object, (string | Buffer)?]> = {
    "/moved.png": [302, { location: "/two.png" }],
    "/away.png": [302, { location: "http://169.254.169.254/latest" }],
    "/port.png": [302, { location: "http://example.com:6379/" }],
    "/file.png": [302, { location: "file:///etc/passwd" }],
    // A few hundred kilobytes that would decompress to 1.2 GB of pixels.
    "/bomb.png": [
      200,
      {},
      await sharp({ create: { ...blank, width: 20_000, height: 20_000 }, limitInputPixels: false })
        .png()
        .toBuffer(),
    ],
    "/round.png": [302, { location: "/round.png" }],
    "/text.png": [200, { "content-type": "image/png" }, "<html>no picture at all</html>"],
    "/none.png": [404, {}],
    "/large.png": [200, {}, Buffer.alloc(3 * 1024 ** 2, 1)],
  };
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/slow.png") return void response.write(picture.subarray(0, 20));
    const [status, headers, body] = answers[url] ?? [200, {}, picture];
    response.writeHead(status, { ...headers }).end(body);
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  asked.length = 0;
  await base.pool.query("delete from media_assets");
});

const mediaOf = () =>
  openMedia({ config: readConfig({ DATA_DIR: folder }), db: base.db, cache: new TaggedCache() } as Parameters<
    typeof openMedia
  >[0]);
const fetched = (path: string, limits: object = {}) => {
  const picture = { row: 2, column: "Image Src", key: "one", sku: null, text: "A jacket", address: path };
  return fetchPicture(mediaOf(), picture, { allowPrivate: true, ...limits });
};

test("comes from public addresses alone, at every redirect, and not from other ports than the web's", async () => {
  const strict = { allowPrivate: false };
  expect(await fetched(`${origin}/one.png`, strict)).toEqual({ why: "must not name a port" });
  const hosts = ["127.0.0.1", "localhost", "[::1]", "10.1.2.3", "169.254.169.254", "[fd00::1]", "[fe80::1]"];
  // The same machine in other notations: decimal, octal, hexadecimal, short, as IPv6, and through NAT64.
  const otherwise = ["2130706433", "017700000001", "0x7f000001", "0x7f.1", "127.1", "0", "127。0。0。1", "①②⑦.0.0.1"];
  const mapped = [
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[::]",
  ];
  for (const host of [...hosts, ...otherwise, ...mapped])
    expect(await fetched(`http://${host}/one.png`, strict), host).toEqual({
      why: expect.stringMatching(/not a public address$/),
    });
  for (const address of ["file:///etc/passwd", "ftp://example.com/a.png", "a.png", "data:image/png;base64,AA"])
    expect(await fetched(address, strict)).toEqual({ why: "is no http address" });
  expect(await fetched("https://me:secret@example.com/a.png", strict)).toEqual({
    why: "must not hold a name and password",
  });
  expect(asked).toEqual([]);
});

test("is not fetched where a public address leads on to: another host is checked as the first was", async () => {
  const here = { allowPrivate: (host: string) => host === "127.0.0.1" };
  expect(await fetched(`${origin}/moved.png`, here)).toEqual({ asset: expect.any(String) });
  expect(await fetched(`${origin}/away.png`, here)).toEqual({
    why: expect.stringMatching(/169\.254\.169\.254, which is not a public address$/),
  });
  expect(await fetched(`${origin}/port.png`, here)).toEqual({ why: "must not name a port" });
  expect(await fetched(`${origin}/file.png`, here)).toEqual({ why: "is no http address" });
  expect(asked).toEqual(["/moved.png", "/two.png", "/away.png", "/port.png", "/file.png"]);
});

test("comes from the very address that was checked, however the name answers the second time", async () => {
  const answers = vi.spyOn(dns, "lookup");
  syncBuiltinESMExports();
  const checked = "198.41.0.4";
  answers.mockResolvedValueOnce([{ address: checked, family: 4 }] as never);
  answers.mockResolvedValue([{ address: "127.0.0.1", family: 4 }] as never);
  const connections: (string | undefined)[] = [];
  const connect = vi.spyOn(net.Socket.prototype, "connect").mockImplementation(function (this: net.Socket, ...given) {
    const [first] = given.flat() as unknown as { lookup: net.LookupFunction; host: string }[];
    first?.lookup(first.host, {}, (_, address) => {
      connections.push(String(address));
      this.destroy(new Error("not connected"));
    });
    return this;
  });
  try {
    expect(await fetched("http://pictures.example/one.png", { allowPrivate: false })).toHaveProperty("why");
    expect(connections).toEqual([checked]);
    expect(await fetched("http://pictures.example/two.png", { allowPrivate: false })).toEqual({
      why: expect.stringMatching(/127\.0\.0\.1, which is not a public address$/),
    });
    expect(connections).toEqual([checked]);
  } finally {
    connect.mockRestore();
    answers.mockRestore();
    syncBuiltinESMExports();
  }
});

test("of more pixels than cameras make is refused before it is read, however small the file is", async () => {
  expect(await fetched(`${origin}/bomb.png`)).toEqual({ why: expect.stringContaining("110 megapixels is the most") });
  const { rows } = await base.pool.query("select from media_assets");
  expect(rows).toEqual([]);
});

test("that is none, too large, too slow or led in circles is a reason in words", async () => {
  expect(await fetched(`${origin}/text.png`)).toEqual({ why: expect.stringContaining("none of JPEG") });
  expect(await fetched(`${origin}/none.png`)).toEqual({ why: "answers 404" });
  expect(await fetched(`${origin}/round.png`)).toEqual({ why: "leads on more than 3 times" });
  expect(await fetched(`${origin}/large.png`, { bytes: 2 * 1024 ** 2 })).toEqual({ why: "is larger than 2 MB" });
  expect(await fetched(`${origin}/slow.png`, { milliseconds: 50 })).toEqual({ why: expect.any(String) });
  const { rows } = await base.pool.query("select from media_assets");
  expect(rows).toEqual([]);
});

test("of an import are fetched once an address, after all rows, and are warnings where they fail", async () => {
  const kinds = jobKindsWith({
    jobs: { send: async () => {} },
    media: mediaOf(),
    config: { IMPORTS_ALLOW_PRIVATE: "on" },
  });
  const file = csv(
    "Handle,Title,Type,Variant SKU,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image",
    `one,One,Shell,ONE,10,${origin}/front%20view.png?v=1,2,From the front,${origin}/own.png`,
    `one,,,,,${origin}/moved.png,1,From behind,`,
    `one,,,,,${origin}/none.png,3,,`,
    `two,Two,Shell,TWO,10,${origin}/front%20view.png?v=1,1,,`,
    `three,,Shell,THREE,10,${origin}/never.png,1,,`,
  );
  const { id } = (await ask("POST", "/imports", file)).json().job;
  await runJob(base.db, kinds, id);
  const job = (await ask("GET", `/jobs/${id}`)).json();
  expect(job).toMatchObject({
    status: "done",
    total: 8,
    done: 8,
    report: { counts: { made: 2, refused: 1, pictures: 4, picturesLeft: 1 } },
  });
  expect(job.report.skipped[1]).toMatchObject({ id: "4 one", why: `Image Src ${origin}/none.png answers 404` });
  // Each address was requested once, and refused ones never.
  expect([...asked].sort()).toEqual(["/front%20view.png?v=1", "/moved.png", "/none.png", "/own.png", "/two.png"]);
  const [one, two] = (await stored()) as unknown as {
    images: { id: string }[];
    variants: { image: string | null }[];
  }[];
  expect(one?.images.map((image) => image.id.replace(/-[0-9a-f]{10}$/, ""))).toEqual(["moved", "front-view"]);
  expect(one?.variants[0]?.image).toMatch(/^own-/);
  expect(two?.images).toEqual([one?.images[1]]);
  const { rows } = await base.pool.query("select description, width from media_assets order by id");
  expect(rows[0]).toEqual({ description: "From the front", width: 8 });

  // A second import recognises the pictures by their addresses and stores nothing twice.
  asked.length = 0;
  const again = (await ask("POST", "/imports", file)).json().job;
  await runJob(base.db, kinds, again.id);
  expect(asked).toEqual(["/none.png"]);
  expect(((await stored()) as unknown as { images: object[] }[]).map(({ images }) => images.length)).toEqual([2, 1]);

  // After reverting, the products no longer show the pictures, but the library keeps them.
  const reverting = (await ask("POST", `/jobs/${id}/revert`)).json().job;
  await runJob(base.db, staffJobKinds, reverting.id);
  expect(await stored()).toEqual([]);
  expect((await base.pool.query("select count(*)::int from media_assets")).rows).toEqual([{ count: 3 }]);
});
