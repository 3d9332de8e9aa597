import { afterAll, beforeAll, expect, test } from "vitest";
import type { TranslationService } from "#commerce/aftersales/translations/translation-service.ts";
import { limit } from "#tests/support/limits.ts";
import { translationContract } from "#tests/support/translations/contract.ts";
import { type DeeplServer, startDeepl, type Trouble } from "#tests/support/translations/deepl.ts";
import { makeDeepl } from "./deepl.ts";

let deepl: DeeplServer;
let service: TranslationService;
beforeAll(async () => {
  deepl = await startDeepl();
  service = makeDeepl({ ...deepl, timeout: limit(10_000) });
});
afterAll(() => deepl.stop());

const troubles: Trouble[] = ["nonsense", "short", "403", "429", "456", "500"];
translationContract("deepl", () => service, [
  ...troubles.map((name) => ({
    name,
    service() {
      deepl.fail(name);
      return service;
    },
  })),
  {
    name: "silence",
    service() {
      deepl.fail("silence");
      return makeDeepl({ ...deepl, timeout: 100 });
    },
  },
  { name: "a wrong key", service: () => makeDeepl({ ...deepl, apiKey: "another:fx", timeout: limit(10_000) }) },
  {
    name: "nobody there",
    service: () => makeDeepl({ apiKey: "a-key:fx", apiHost: "http://127.0.0.1:1", timeout: limit(10_000) }),
  },
]);

test("names languages as DeepL does: English with its country, Norwegian as Bokmål", async () => {
  await service.translate({ from: "no", to: "en", texts: ["Varm"] });
  expect(deepl.requests.at(-1)).toEqual({ text: ["Varm"], source_lang: "NB", target_lang: "EN-US" });
  await service.translate({ from: "en", to: "no", texts: ["Warm"] });
  expect(deepl.requests.at(-1)).toEqual({ text: ["Warm"], source_lang: "EN", target_lang: "NB" });
});
