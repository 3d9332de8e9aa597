import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invoicePdf } from "#commerce/sales/orders/invoice/invoice.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { everything } from "#platform/cache/tag.ts";
import { emailBrandOf } from "#server/email/email-brand.ts";
import { openAppWithCaches } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { letterIcon } from "./letter-icon.ts";
import { paperLookOf } from "./paper-look.ts";

const base = useDatabase();
const counter = useCounter(base);
const folder = useTempFolder("brand");
let shop: Awaited<ReturnType<typeof openAppWithCaches>>;
let authorization: string;
beforeAll(async () => {
  shop = await openAppWithCaches(base.db, { DATA_DIR: folder });
  const { key } = await addKey(base.db, "Brand", ["settings:write", "media:write"]);
  authorization = `Bearer ${key}`;
});
afterAll(() => shop.app.close());

const ask = async (payload: object) => {
  const answer = await shop.app.inject({ method: "PATCH", url: "/api/settings", payload, headers: { authorization } });
  await shop.settings.reload();
  for (const cache of shop.caches) cache.drop([everything]);
  return { status: answer.statusCode, body: answer.json() };
};
const upload = (id: string, payload: Buffer | string, type: string) =>
  shop.app.inject({
    method: "POST",
    url: `/api/media?id=${id}&kind=image`,
    payload,
    headers: { authorization, "content-type": type },
  });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><script>alert(1)</script><rect width="300" height="60" fill="#0a6"/></svg>';

describe("the merchant's brand", () => {
  test("is refused where it cannot be read or is not there, with the nearest colour that can", async () => {
    const { status, body } = await ask({ accent: "#ffd400", logo: "nowhere" });
    expect(status).toBe(422);
    expect(body.errors.accent).toMatch(/contrast of 1\.\d : 1 .*#[0-9a-f]{6} has that$/);
    expect(body.errors.logo).toBe("is no picture of the library");
    expect((await ask({ accent: "red" })).status).toBe(422);
  });

  test("stands in the header, the document, icon, manifest, the office's sign-in and e-mails", async () => {
    expect((await upload("own-logo", drawing, "image/svg+xml")).statusCode).toBe(201);
    expect((await upload("own-logo-dark", drawing, "image/svg+xml")).statusCode).toBe(201);
    const said = {
      name: "Powder",
      legalName: "Powder GmbH",
      address: "Hang 3\n6020 Innsbruck",
      companyDetails: "FN 1 a",
    };
    const { status } = await ask({ ...said, logo: "own-logo", logoDark: "own-logo-dark", accent: "#0a6640" });
    expect(status).toBe(200);
    const { body: page } = await shop.app.inject("/en-us/contact");
    expect(page).toMatch(/<html lang="en-US" style="--accent:#0a6640;--accent-bright:#[0-9a-f]{6}">/);
    expect(page).toMatch(/<img src="\/i\/firn\/own-logo\?[^"]*" alt="Powder"/);
    expect(page).toContain("/i/firn/own-logo-dark?");
    const manifest = (await shop.app.inject("/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ name: "Powder", theme_color: "#0a6640" });
    const icon = await shop.app.inject(manifest.icons[0].src);
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: "png", width: 192, height: 192 });
    expect((await shop.app.inject("/icon.svg")).body).toContain('fill="#0a6640"');
    const office = (await shop.app.inject("/office")).body;
    expect(office).toContain('data-logo="own-logo" data-logo-dark="own-logo-dark" data-accent="#0a6640"');
    const brand = await emailBrandOf({ ...shop.services, config: shop.settings.config })(defaultLocale);
    expect(brand).toMatchObject({ isLogoDark: true, accent: "#0a6640" });
    expect(brand.logo).toContain("/i/firn/own-logo-dark?");
    expect(brand.contact.slice(0, 4)).toEqual(["Powder GmbH", "Hang 3", "6020 Innsbruck", "FN 1 a"]);
  });

  test("stands on invoices, and what is no SVG of ours runs nowhere", async () => {
    const { orderId } = await counter.order();
    const order = (await findOrder(base.db, orderId))!;
    const invoice = { order, language: "en" as const, seller: ["Powder GmbH"], paidBack: 0 };
    const look = await paperLookOf({ ...shop.services, config: shop.settings.config })();
    expect(await sharp(look.logo!).metadata()).toMatchObject({ format: "png", width: 800 });
    const [plain, ours] = [await invoicePdf(invoice), await invoicePdf({ ...invoice, look })];
    expect(Buffer.from(ours).includes("/Subtype /Image")).toBe(true);
    expect(Buffer.from(plain).includes("/Subtype /Image")).toBe(false);
    expect((await shop.app.inject("/i/firn/own-logo?fmt=png")).headers["content-type"]).toBe("image/png");
  });
});

test("a shop without an icon has the first letter of its name, in the scripts that it sells to", async () => {
  for (const name of ["firn", "Żubr", "雪山"]) {
    const icon = await letterIcon(name, "#0e1216");
    expect(icon).toMatch(/<path transform="[^"]+" d="M[^"]+"/);
    expect(icon).not.toContain("<text");
  }
  expect(await letterIcon("", "#0e1216")).not.toContain("<path");
});
