import { expect, test } from "vitest";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { ownCodeTexts } from "#storefront/components/codes/texts.ts";
import { ownExtraTexts } from "#storefront/components/extras/texts.ts";
import { questionTexts } from "#storefront/components/forms/bot-question.ts";
import { ownOrderTexts } from "#storefront/components/own-order/texts.ts";
import { passkeyTexts } from "#storefront/components/passkeys/texts.ts";
import { passwordTexts } from "#storefront/components/password/texts.ts";
import { preferenceTexts } from "#storefront/components/preferences/texts.ts";
import { ownProgrammeTexts } from "#storefront/components/pro-applications/texts.ts";
import { reminderTexts } from "#storefront/components/reminders/texts.ts";
import { ownReviewTexts } from "#storefront/components/reviews/texts.ts";
import { ownStoreTexts } from "#storefront/components/stores/texts.ts";
import { ownWishTexts } from "#storefront/components/wishlist/texts.ts";
import { withdrawalTexts } from "#storefront/components/withdrawal/texts.ts";
import { loadConsentTexts } from "#storefront/layout/consent/texts.ts";

const areas: Record<string, (language: Language) => Promise<Record<string, string>>> = {
  consent: loadConsentTexts,
  "own-orders": ownOrderTexts,
  wishlist: ownWishTexts,
  codes: ownCodeTexts,
  extras: ownExtraTexts,
  passkeys: passkeyTexts,
  password: passwordTexts,
  preferences: preferenceTexts,
  programme: ownProgrammeTexts,
  reminders: reminderTexts,
  reviews: ownReviewTexts,
  stores: ownStoreTexts,
  withdrawal: withdrawalTexts,
  "bot-question": questionTexts,
};
const others: Language[] = ["de", "es", "fr", "it", "ja", "no", "sv"];
const places = (text = "") => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

const cases = Object.keys(areas).flatMap((area) => others.map((language) => [area, language] as const));

test.each(cases)(
  "3.7 the texts of %s exist in %s, translated, with the same places to fill in",
  async (area, language) => {
    const [en, own] = await Promise.all([areas[area]!("en"), areas[area]!(language)]);
    const keys = Object.keys(en);
    expect(Object.keys(own).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => !own[key]?.trim() || String(places(own[key])) !== String(places(en[key])))).toEqual([]);
    expect(keys.filter((key) => en[key]!.split(" ").length > 4 && own[key] === en[key])).toEqual([]);
    expect(keys.filter((key) => /<\/?[a-z]/i.test(own[key]!))).toEqual([]);
  },
);
