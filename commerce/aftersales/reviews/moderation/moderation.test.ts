import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useReviewShop } from "#tests/support/samples/reviewed-shop.ts";

const shop = useReviewShop();
let app: App;
let staff: Record<string, string>;
let product: { id: number; uid: string };
beforeAll(() => {
  ({ app, staff, product } = shop);
});

const said = {
  rating: 4,
  title: "Warm",
  text: "Warm down to minus twenty, if a little stiff.",
  name: "Ada",
  fit: "true",
};
const write = async (title: string): Promise<number> => {
  const writer = await shop.buyer();
  return (await writer.call("POST", `/api/products/${product.id}/reviews`, { ...said, title })).json().id;
};
const list = async (query: string) =>
  (await app.inject({ url: `/api/staff/moderation?${query}`, headers: staff })).json();
const decide = (payload: object) =>
  app.inject({ method: "POST", url: "/api/staff/moderation", headers: staff, payload });

test("staff reads what waits as it came, with product and reports, and decides on many at once", async () => {
  const ids = [await write("First"), await write("Second"), await write("Third")];
  const waiting = await list("status=pending");
  expect(waiting.data.map(({ id }: { id: number }) => id)).toEqual(ids);
  expect(waiting.meta).toMatchObject({ total: 3, isExact: true });
  expect(waiting.data[0]).toMatchObject({ what: "review", rating: 4, author: "Ada", product: { id: product.id } });
  expect(waiting.data[0]).toMatchObject({ weight: null, height: null, translations: {} });
  expect((await list("q=SECOND")).data).toMatchObject([{ id: ids[1] }]);

  const first = await decide({ what: "review", ids: [ids[0], ids[1], 99_999], status: "published" });
  expect(first.json().data).toEqual({ decided: ids.slice(0, 2), refused: [{ id: 99_999, code: "not-found" }] });
  const again = await decide({ what: "review", ids: [ids[1], ids[2]], status: "published" });
  expect(again.json().data).toEqual({ decided: [ids[2]], refused: [{ id: ids[1], code: "decided-already" }] });
  expect((await list("status=pending")).data).toEqual([]);

  const reader = await shop.buyer(null);
  await reader.call("POST", `/api/reviews/${ids[0]}/reports`, { note: "Not about this jacket." });
  expect((await list("reported=yes")).data).toMatchObject([{ id: ids[0], reports: ["Not about this jacket."] }]);
  const rejected = await decide({ what: "review", ids: [ids[0]], status: "rejected", reason: "About another product" });
  expect(rejected.json().data.decided).toEqual([ids[0]]);
  expect((await list("status=rejected")).data).toMatchObject([{ id: ids[0], reason: "About another product" }]);
});

test("questions wait in the same queue, and answers with the question they belong to", async () => {
  const asker = await shop.buyer(null);
  await asker.call("POST", `/api/products/${product.id}/questions`, { text: "Does it pack small enough?", name: "Bo" });
  const [question] = (await list("what=question&status=pending")).data;
  expect(question).toMatchObject({ text: "Does it pack small enough?", rating: null, title: "", author: "Bo" });
  await decide({ what: "question", ids: [question.id], status: "published" });
  const answer = await app.inject({
    method: "POST",
    url: `/api/questions/${question.id}/answers`,
    headers: staff,
    payload: { text: "It fits into its own pocket." },
  });
  expect(answer.statusCode).toBe(201);
  expect((await list("what=answer")).data).toMatchObject([
    { title: "Does it pack small enough?", text: "It fits into its own pocket.", isStaff: true, status: "published" },
  ]);
});

test.each([
  { what: "review", ids: [], status: "published" },
  { what: "review", ids: ["x"], status: "published" },
  { what: "poem", ids: [1], status: "published" },
  { what: "review", ids: [1], status: "pending" },
])("refuses %j by the field's name", async (body) => {
  const answer = await decide(body);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors).length).toBeGreaterThan(0);
});
