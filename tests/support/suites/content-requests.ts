import { beforeAll, expect } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample, keys, openDelivery } from "#tests/support/samples/content-delivery.ts";

/** Requests of the content protocol, for the tests of one file. */
export function useContentRequests() {
  const database = useDatabase();
  let app: App;
  beforeAll(async () => {
    await fillSample(database.db);
    app = await openDelivery(database.db);
  });
  const headers = { api_key: keys.apiKey, access_token: keys.deliveryToken };
  const get = (path: string, more: object = {}) => app.inject({ url: `/v3/${path}`, headers, ...more });
  const post = (path: string, payload: object) =>
    app.inject({
      method: "POST",
      url: `/v3/${path}`,
      headers: { ...headers, "content-type": "application/json" },
      payload,
    });
  const errorShape = { error_message: expect.any(String), error_code: expect.any(Number), errors: expect.any(Object) };
  return {
    database,
    get,
    post,
    errorShape,
  };
}
