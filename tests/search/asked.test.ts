import { expect, test } from "vitest";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { german } from "./judged/asked/de.ts";
import { english } from "./judged/asked/en.ts";
import { spanish } from "./judged/asked/es.ts";
import { french } from "./judged/asked/fr.ts";
import { italian } from "./judged/asked/it.ts";
import { japanese } from "./judged/asked/ja.ts";
import { norwegian } from "./judged/asked/no.ts";
import { swedish } from "./judged/asked/sv.ts";
import { measure, questionsIn } from "./judged/measure.ts";

const world = useDemoWorld(undefined, true);

/**
 * What may not be lost: [mean nDCG@10, share of questions whose first five are all right]. Products that rank alike stand in
 * the order in which they were indexed, so both vary by a hundredth from one index to the next.
 */
test.each([
  ["en-us", english, 0.915, 0.8],
  ["de", german, 0.9, 0.8],
  ["fr", french, 0.925, 0.82],
  ["ja", japanese, 0.82, 0.71],
  ["es", spanish, 0.88, 0.775],
  ["it", italian, 0.885, 0.79],
  ["sv", swedish, 0.835, 0.72],
  ["no", norwegian, 0.815, 0.705],
])("7.10 %s: questions that nothing is tuned to are answered", async (locale, text, leastGain, leastShare) => {
  const questions = questionsIn(text);
  expect(questions.length).toBeGreaterThanOrEqual(150);
  const all = [];
  for (const { query, right } of questions) all.push(await measure(world.db, locale, query, right));
  const gain = all.reduce((sum, one) => sum + one.gain, 0) / all.length;
  const share = all.filter(({ isRight }) => isRight).length / all.length;
  console.info(`${locale}: ${all.length} questions, nDCG@10 ${gain.toFixed(3)}, first five right ${share.toFixed(3)}`);
  expect(gain).toBeGreaterThanOrEqual(leastGain);
  expect(share).toBeGreaterThanOrEqual(leastShare);
});
