import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import type { FinderPage } from "./finder-view.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});

const see = async (path: string): Promise<FinderPage> => {
  const [place = "", query = ""] = path.split("?");
  return (await app.inject({ url: `${place}/_payload.json?${query}` })).json().props;
};

test("3.11 four answers lead to boards in the rider's length, with reasons in the country's measures", async () => {
  const { results } = await see("/en-us/board-finder?riding=powder&level=advanced&weight=181&boot=43");
  expect(results.length).toBeGreaterThan(2);
  for (const { size, reasons } of results) {
    expect(size).toMatch(/^\d{3}/);
    expect(reasons[0]).toMatch(/^Powder: \d+ of 10$/);
    expect(reasons.join()).toMatch(/For \d+–\d+\slb\. You: 181\slb\./);
    expect(reasons.join()).toContain("US 10 · EU 43");
  }
  const german = await see("/de-at/board-finder?riding=powder&weight=82");
  expect(german.results[0]?.reasons.join()).toMatch(/Powder: \d+ von 10,Für \d+–\d+\skg\. Du: 82\skg/);
});

test("3.11 without answers it finds no board but shows the most popular ones, asks for the weight in the country’s unit, and odd ones are no error", async () => {
  const { isAsked, results, more } = await see("/en-us/board-finder");
  expect([isAsked, results]).toEqual([false, []]);
  expect(more.map(({ card, size, reasons }) => [card.name !== "", size, reasons])).toEqual(
    Array.from({ length: 3 }, () => [true, undefined, []]),
  );
  expect((await app.inject("/en-us/board-finder")).body).toContain("Your weight (lb)");
  expect((await app.inject("/de-at/board-finder")).body).toContain("Dein Gewicht (kg)");
  expect((await see("/en-us/board-finder?weight=-5&level=god&boot=99&riding=moon")).isAsked).toBe(false);
  expect((await see("/en-us/board-finder?weight=390&riding=park")).results).toEqual([]);
  expect((await app.inject("/ja-jp/board-finder?weight=82")).statusCode).toBe(200);
});

test("3.11 weights are asked for in the country's unit", async () => {
  expect((await app.inject("/en-us/board-finder")).body).toContain("Your weight (lb)");
  expect((await app.inject("/de-de/board-finder")).body).toContain("Dein Gewicht (kg)");
});

test("3.11 where few boards suit, those that miss one answer stand below, each in the rider's length", async () => {
  const { results, more } = await see("/en-us/board-finder?riding=park&level=beginner&weight=115");
  expect(results.length).toBeLessThan(3);
  expect(more.length).toBeGreaterThan(0);
  const found = results.map(({ card }) => card.uid);
  for (const { card, size, reasons } of more) {
    expect(found).not.toContain(card.uid);
    expect(size).toMatch(/^\d{3}/);
    expect(reasons.join()).toMatch(/Made for: /);
  }
  expect((await see("/en-us/board-finder?level=advanced")).more).toEqual([]);
});
