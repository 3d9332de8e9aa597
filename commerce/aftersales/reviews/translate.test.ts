import { afterAll, beforeAll, expect, test } from "vitest";
import de from "#storefront/i18n/reviews/de.ts";
import fr from "#storefront/i18n/reviews/fr.ts";
import it from "#storefront/i18n/reviews/it.ts";
import { useReviewShop } from "#tests/support/samples/reviewed-shop.ts";
import { type DeeplServer, startDeepl } from "#tests/support/translations/deepl.ts";

let deepl: DeeplServer;
beforeAll(async () => {
  deepl = await startDeepl();
});
afterAll(() => deepl.stop());
const shop = useReviewShop(() => ({
  TRANSLATION_SERVICE: "deepl",
  DEEPL_API_KEY: deepl.apiKey,
  DEEPL_API_HOST: deepl.apiHost,
  TRANSLATIONS_PER_HOUR: "4",
}));

const text = "Keeps warm down to minus twenty, as long as one moves.";
const writes = async (title: string): Promise<number> => {
  const { app, product, staff: headers } = shop;
  const { id } = (
    await (
      await shop.buyer()
    ).call("POST", `/api/products/${product.id}/reviews`, {
      rating: 4,
      title,
      text,
      name: "Ada",
    })
  ).json();
  await app.inject({ method: "PUT", url: `/api/reviews/${id}`, headers, payload: { status: "published" } });
  return id;
};
const at = (country: string, id: number) => `/${country}/p/${shop.product.uid}/reviews/${id}`;
/** Sends the form, and follows its redirect to the review's own page. */
async function ask(country: string, id: number) {
  const answer = await shop.send(at(country, id), { action: "translate" });
  if (answer.statusCode !== 303) return answer;
  expect(answer.headers.location).toBe(at(country, id));
  return shop.app.inject(at(country, id));
}
const storedOf = async (id: number) =>
  (await shop.app.inject({ url: `/api/reviews/${id}`, headers: shop.staff })).json().translations;
const requests = () => deepl.requests.length;

test("a reader has a review translated once for everybody, and is told by whom", async () => {
  const id = await writes("Warm");
  const list = async (country: string) => (await shop.app.inject(`/${country}/p/${shop.product.uid}/reviews`)).body;
  expect((await list("fr-fr")).includes(fr["reviews.translate"])).toBe(true);
  expect((await list("en-us")).includes('value="translate"')).toBe(false);
  const before = requests();
  const [one] = await Promise.all([ask("fr-fr", id), ask("fr-ch", id)]);
  expect([one.statusCode, requests() - before]).toEqual([200, 1]);
  for (const said of ["FR: Warm", `FR: ${text}`, fr["reviews.translated-by"].replace("{name}", "DeepL")])
    expect(one.body.replaceAll(/<!-- -->/g, "")).toContain(said);
  expect(await storedOf(id)).toEqual({ fr: { title: "FR: Warm", text: `FR: ${text}`, by: "DeepL" } });
  await ask("fr-ca", id);
  expect(requests() - before).toBe(1);
  const rows = (await shop.app.inject({ url: "/api/staff/moderation?q=warm", headers: shop.staff })).json().data;
  expect(rows[0].translations.fr.by).toBe("DeepL");
});

test("what staff say is theirs: it is not translated over, and a service's words become theirs when they save them", async () => {
  const id = await writes("Stiff");
  const own = { title: "Steif", text: "Hält warm bis minus zwanzig." };
  const save = (payload: object) =>
    shop.app.inject({ method: "PUT", url: `/api/reviews/${id}/translations/de`, headers: shop.staff, payload });
  await save(own);
  const before = requests();
  expect((await ask("de-de", id)).statusCode).toBe(200);
  expect(requests()).toBe(before);
  await save({ title: "", text: "" });
  await ask("de-de", id);
  expect((await storedOf(id)).de.by).toBe("DeepL");
  await save(own);
  expect(await storedOf(id)).toEqual({ de: own });
});

test("a service that fails is told in words, and asked again later; who asks often has to wait", async () => {
  const id = await writes("Light");
  deepl.fail("456");
  const failed = await ask("de-at", id);
  expect([failed.statusCode, failed.body.includes(de["one.untranslated"])]).toEqual([200, true]);
  expect(await storedOf(id)).toEqual({});
  expect((await ask("de-at", id)).body).toContain("DE: Light");
  const before = requests();
  const often = await ask("it-it", id);
  expect([often.statusCode, requests() - before]).toEqual([200, 0]);
  expect(often.body).toContain(it["one.often"]);
});

test("there is nothing to ask for in one's own language, nor of what nobody may see", async () => {
  const id = await writes("Good");
  const before = requests();
  expect((await ask("en-us", id)).statusCode).toBe(200);
  expect((await ask("fr-fr", 999_999)).statusCode).toBe(404);
  expect(requests()).toBe(before);
});
