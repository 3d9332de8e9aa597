import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

/** A minimal fake browser for the script. The script becomes available after this number of lookups. */
function browser(looks = 0) {
  const added: { src?: string; textContent?: string }[] = [];
  const asked: [string, { action: string }][] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (...elements: object[]) => void added.push(...elements) },
  } as unknown as Document;
  const grecaptcha = {
    execute: async (key: string, options: { action: string }) => {
      asked.push([key, options]);
      return "token";
    },
  };
  let looked = 0;
  const place = {
    document,
    get grecaptcha() {
      return looked++ < looks ? undefined : grecaptcha;
    },
  };
  return { place, added, asked };
}

test("7.13 the bot check's call takes an action name and returns a token", async () => {
  const { loadRecaptcha } = await import("./recaptcha.ts");
  const { place, added, asked } = browser(3);
  const recaptcha = await loadRecaptcha("key", "https://provider.example", place);
  expect(await recaptcha.execute("contact")).toBe("token");
  expect(asked).toEqual([["key", { action: "contact" }]]);
  expect(added.find(({ src }) => src)?.src).toBe("https://provider.example/recaptcha/api.js?render=key");
  expect(added.some(({ textContent }) => textContent?.includes("grecaptcha-badge"))).toBe(true);
  expect(await loadRecaptcha("key", "https://provider.example", place)).toBe(recaptcha);
  expect(added).toHaveLength(2);
});

test("5 the bot check cannot be loaded again with a different site key", async () => {
  const { loadRecaptcha } = await import("./recaptcha.ts");
  const { place } = browser();
  await loadRecaptcha("key", "https://provider.example", place);
  await expect(loadRecaptcha("other", "https://provider.example", place)).rejects.toThrow(
    "reCAPTCHA already loaded with different site key!",
  );
});

test("8 outside a browser the bot check says so", async () => {
  const { loadRecaptcha } = await import("./recaptcha.ts");
  await expect(loadRecaptcha("key", "https://provider.example", {})).rejects.toThrow(
    "This is a library for the browser!",
  );
});
