import type { LightMyRequestResponse as Response } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect } from "vitest";
import { demoMedia } from "#demo/media.ts";
import type { App } from "#platform/http/app.ts";
import { putAssets } from "#services/media/writes.ts";
import { openApp } from "./app.ts";
import { useDatabase } from "./database.ts";
import { useTempFolder } from "./temp.ts";

/** The whole HTTP side with the demo world's media and a separate data folder, for a test file. */
export function useMedia() {
  const database = useDatabase();
  const folder = useTempFolder("media");
  let app: App;
  beforeAll(async () => {
    await database.db.transaction().execute((trx) => putAssets(trx, demoMedia("firn")));
    app = await openApp(database.db, { DATA_DIR: folder });
  });
  afterAll(() => app.close());
  const ask = (method: "GET" | "HEAD", url: string, headers: Record<string, string> = {}): Promise<Response> =>
    app.inject({ method, url, headers });
  const get = (url: string, headers?: Record<string, string>) => ask("GET", url, headers);
  return {
    get db() {
      return database.db;
    },
    get,
    head: (url: string) => ask("HEAD", url),
    /** A response that must be an image, with its properties. */
    async picture(url: string, headers?: Record<string, string>) {
      const answer = await get(url, headers);
      expect(answer.statusCode).toBe(200);
      return { answer, ...(await sharp(answer.rawPayload).metadata()) };
    },
  };
}
