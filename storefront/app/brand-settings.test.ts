import { expect, test } from "vitest";
import { entries } from "#demo/content/entries.ts";
import { readBrand } from "./brand-settings.ts";

test("3.5 brand settings are read, with hours in the visitor's words", () => {
  const settings = entries.find(({ contentType }) => contentType === "brand_settings");
  const brand = readBrand("Firn", settings?.data("en") ?? {}, "de-AT");
  expect(brand).toMatchObject({
    title: "Firn",
    mediaAlias: "firn",
    logo: "firn-logo",
    shopping: true,
    siteSearch: true,
    searchFallbackImage: "scene-dawn-ridge",
    scenes: {
      account: "scene-locker-rack",
      create: "scene-empty-peg",
      password: "scene-lost-glove",
      order: "scene-parcel-sled",
      letters: "scene-postcard",
      contact: "scene-counter",
      gift_card: "scene-gift-in-snow",
      pro_create: "scene-turned-back",
      pro_signup: "scene-rider-ilse-hofer",
      empty_cart: "scene-bag-in-snow",
      empty_wishlist: "scene-heart-on-peg",
      empty_viewed: "scene-corduroy-fresh",
      nothing_found: "scene-sitzmark",
    },
  });
  expect(brand.social.map(({ network }) => network)).toContain("instagram");
  expect(brand.contact.address).toEqual(["Talstation 1", "6020 Innsbruck", "Österreich"]);
  expect(brand.contact.hours).toEqual([{ days: "Mo – Fr", opens: "09:00", closes: "17:00" }]);
});

test("3.5 what is left out has a default; flags can be no", () => {
  const plain = readBrand("Other", {}, "en-US");
  expect(plain).toMatchObject({ displayName: "Other", mediaAlias: "firn", shopping: true, logo: "" });
  expect(plain.scenes).toEqual({
    account: "",
    create: "",
    password: "",
    order: "",
    letters: "",
    contact: "",
    gift_card: "",
    pro_create: "",
    pro_signup: "",
    empty_cart: "",
    empty_wishlist: "",
    empty_viewed: "",
    nothing_found: "",
  });
  const { scenes } = readBrand("Other", { form_scenes: { account: "ridge", letters: "desk" } }, "en-US");
  expect(scenes).toMatchObject({
    create: "ridge",
    password: "ridge",
    order: "ridge",
    gift_card: "ridge",
    contact: "desk",
    empty_cart: "",
  });
  expect(plain.contact).toEqual({ phone: "", address: [], city: "", timeZone: "", hours: [] });
  expect(readBrand("Other", { shopping: false, site_search: false }, "en-US")).toMatchObject({
    shopping: false,
    siteSearch: false,
  });
});
