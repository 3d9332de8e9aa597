import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import type { App } from "#platform/http/app.ts";
import { folderStorage } from "#services/media/storage/storage.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useTempFolder } from "#tests/support/temp.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
export type Data = any;

/** The library of pictures, for the tests of one file. */
export function useLibrary() {
  const base = useDatabase();
  const folder = useTempFolder("library");
  let app: App;
  let key: string;
  let reader: string;
  beforeAll(async () => {
    app = await openApp(base.db, { DATA_DIR: join(folder, "shop") });
    key = (await addKey(base.db, "Pictures", ["media:write"])).key;
    reader = (await addKey(base.db, "Looks", ["media:read"])).key;
  });
  afterAll(async () => {
    await app.close();
  });
  const send = async (method: "GET" | "POST" | "PATCH", url: string, payload?: object, as = key) => {
    const headers = { authorization: `Bearer ${as}` };
    const answer = await app.inject({ method, url: `/api/staff/pictures${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: (answer.body === "" ? {} : answer.json()) as Data };
  };
  const stores = () => ({
    db: base.db,
    cache: new TaggedCache(),
    storage: folderStorage(join(folder, "shop", "media", "masters")),
  });
  const idsOf = ({ body }: Data): string[] => body.data.map(({ id }: Data) => id);
  /** Left half red, right half blue. */
  const twoHalves = async (width = 400, height = 200) => {
    const half = { create: { width: width / 2, height, channels: 3 as const, background: "#0000ff" } };
    const right = await sharp(half).png().toBuffer();
    const whole = { create: { width, height, channels: 3 as const, background: "#ff0000" } };
    return sharp(whole)
      .composite([{ input: right, left: width / 2, top: 0 }])
      .png()
      .toBuffer();
  };
  const upload = (query: string, payload: Buffer) =>
    app.inject({
      method: "POST",
      url: `/api/media?${query}`,
      payload,
      headers: { authorization: `Bearer ${key}`, "content-type": "image/png" },
    });
  const middleOf = async (address: string) => {
    const { rawPayload } = await app.inject(address);
    const { dominant } = await sharp(rawPayload).stats();
    return dominant.r > dominant.b ? "red" : "blue";
  };
  return {
    base,
    send,
    stores,
    idsOf,
    twoHalves,
    upload,
    middleOf,
    get app() {
      return app;
    },
    get reader() {
      return reader;
    },
  };
}
