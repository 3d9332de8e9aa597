import { expect, test } from "vitest";
import { methodIn, methodName } from "./method-text.ts";

const say = (key: string) => `<${key}>`;
const express = { code: "express", name: "Express delivery" };

test("3.10 a method is called in the visitor's language what the merchant wrote; else in English, else as staff call it", () => {
  const named = (displayNames: Record<string, string>) => methodName(say, methodIn({ ...express, displayNames }, "de"));
  expect(named({ en: "By courier", de: "Mit Kurier" })).toBe("Mit Kurier");
  expect(named({ en: "By courier", ja: "速達" })).toBe("By courier");
  expect(named({})).toBe("Express delivery");
});

test("3.10 a method that no merchant named has a text by its code, or else its own name", () => {
  expect(methodName(say, methodIn(express, "de"))).toBe("<shipping.express>");
  expect(methodName(say, methodIn({ code: "sledge", name: "By sledge" }, "de"))).toBe("By sledge");
});
