import { describe, expect, test } from "vitest";
import {
  type TranslationService,
  TranslationUnavailable,
} from "#commerce/aftersales/translations/translation-service.ts";
import { languages } from "#commerce/shared/regions/schema.ts";

type Broken = { name: string; service(): TranslationService };

/**
 * The tests that every translation service must pass (commerce/aftersales/translations). `broken`: the ways in which
 * its next call fails.
 */
export function translationContract(name: string, service: () => TranslationService, broken: readonly Broken[]): void {
  describe(`translation service ${name}`, () => {
    test("has a name that readers are told", () => {
      expect(service().name).toMatch(/^\p{Lu}/u);
    });

    const pairs = languages.flatMap((from) => languages.filter((to) => to !== from).map((to) => [from, to] as const));
    test.each(pairs)("translates from %s into %s, each text by itself, in order", async (from, to) => {
      const texts = await service().translate({ from, to, texts: ["Warm", "Warm enough.\n\nIt lasts."] });
      expect(texts).toHaveLength(2);
      expect(texts[0]).toContain("Warm");
      expect(texts[1]).toContain("It lasts.");
    });

    test.each(broken)("says that there is no translation: $name", async ({ service: failing }) => {
      const asked = failing().translate({ from: "de", to: "fr", texts: ["Warm"] });
      await expect(asked).rejects.toBeInstanceOf(TranslationUnavailable);
    });
  });
}
