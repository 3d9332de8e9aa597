import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { useTempFolder } from "#tests/support/temp.ts";

/** Media that staff upload into a folder and a bucket, for the tests of one file. */
export function useStaffMedia() {
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
  return {
    database,
    folder,
    open,
    apps,
    noise,
    staff,
    smallFilm,
    idOf,
    post,
    call,
    get key() {
      return key;
    },
  };
}
