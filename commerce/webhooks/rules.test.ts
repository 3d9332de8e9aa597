import { describe, expect, test } from "vitest";
import { isDead, mostTries, objectionToUrl, pauseAfter } from "./rules.ts";

describe("webhook rules", () => {
  test("twelve tries take about two days, each pause longer than the one before", () => {
    const pauses = Array.from({ length: mostTries - 1 }, (_, at) => pauseAfter(at + 1, 0.5));
    expect(pauses[0]).toBe(30);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
    expect(hours).toBeGreaterThan(40);
    expect(hours).toBeLessThan(56);
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([24, 36]);
  });

  test("an endpoint is given up after many failures over a while, not for a bad minute", () => {
    expect(isDead(19, 86_400)).toBe(false);
    expect(isDead(500, 59)).toBe(false);
    expect(isDead(20, 3600)).toBe(true);
  });

  test("addresses are https, without a name or password", () => {
    expect(objectionToUrl("https://erp.example/hook?a=1", false)).toBeNull();
    for (const wrong of [
      "erp.example",
      "http://erp.example/",
      "ftp://erp.example/",
      "https://me:pw@erp.example/",
      "/x",
    ]) {
      expect(objectionToUrl(wrong, false)).toEqual(expect.any(String));
    }
    expect(objectionToUrl("http://erp.example/", true)).toBeNull();
    expect(objectionToUrl("file:///etc/passwd", true)).toEqual(expect.any(String));
  });
});
