import { beforeAll } from "vitest";
import type { App } from "#platform/http/app.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { secret, useReviewShop } from "#tests/support/samples/reviewed-shop.ts";

/** A product that buyers review, for the tests of one file. */
export function useWrittenReviews() {
  const shop = useReviewShop();
  const { base, buyer, order, send } = shop;
  const jobs: Record<string, unknown>[] = [];
  const queue = { send: async (_: string, data: Record<string, unknown>) => void jobs.push(data) };
  let app: App;
  let staff: Record<string, string>;
  let product: { id: number; uid: string };
  beforeAll(() => {
    ({ app, staff, product } = shop);
  });
  const said = {
    rating: 5,
    title: "Heel stays put",
    text: "Forty days in and no pressure point.",
    name: "Ada",
    fit: "true",
  };
  const path = () => `/api/products/${product.id}/reviews`;
  const decide = (id: number, body: object, what = "reviews") =>
    app.inject({ method: "PUT", url: `/api/${what}/${id}`, headers: staff, payload: body });
  const emailServices = () => ({
    db: base.db,
    content: inProcessClient(base.db),
    config: { PUBLIC_URL: "https://firn.example", PORT: 1, SECRET: secret, SHOP_EMAIL: "shop@firn.example" },
  });
  return {
    emailServices,
    shop,
    base,
    buyer,
    order,
    send,
    jobs,
    queue,
    said,
    path,
    decide,
    get app() {
      return app;
    },
    get staff() {
      return staff;
    },
    get product() {
      return product;
    },
  };
}
