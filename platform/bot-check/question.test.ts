import { expect, test } from "vitest";
import { botQuestions } from "./question.ts";

let time = Date.UTC(2026, 0, 5);
const used = new Set<string>();
const questions = botQuestions(
  "a-secret-of-32-characters-or-more",
  async (signature) => !used.has(signature) && Boolean(used.add(signature)),
  () => time,
);

test("5 a question is good for one right answer to its own form", async () => {
  const { left, right, token } = questions.ask("contact");
  expect(await questions.isRight("newsletter", token, `${left + right}`)).toBe(false);
  expect(await questions.isRight("contact", token, ` ${left + right}. `)).toBe(true);
  expect(await questions.isRight("contact", token, `${left + right}`)).toBe(false);
  const wide = questions.ask("contact");
  const digits = `${wide.left + wide.right}`.replace(/\d/g, (d) => String.fromCodePoint(0xff10 + Number(d)));
  expect(await questions.isRight("contact", wide.token, digits)).toBe(true);
});

test("5 a wrong answer uses the question up, so no token can be tried with every sum", async () => {
  const { left, right, token } = questions.ask("contact");
  expect(await questions.isRight("contact", token, `${left + right + 1}`)).toBe(false);
  expect(await questions.isRight("contact", token, `${left + right}`)).toBe(false);
});

test("5 an old question, a forged one and nonsense are refused", async () => {
  const { left, right, token } = questions.ask("contact");
  const sum = `${left + right}`;
  const other = botQuestions("another-secret-of-32-characters", async () => true).ask("contact");
  expect(await questions.isRight("contact", other.token, `${other.left + other.right}`)).toBe(false);
  const [body, signature] = token.split(".");
  for (const forged of [
    "",
    ".",
    "x.y",
    `${body}`,
    `${body}.${signature}x`,
    `${body}x.${signature}`,
    "x".repeat(9000),
  ]) {
    expect(await questions.isRight("contact", forged, sum)).toBe(false);
  }
  for (const answer of ["", "many", "1e1", "-4", "9".repeat(99)]) {
    expect(await questions.isRight("contact", questions.ask("contact").token, answer)).toBe(false);
  }
  time += 61 * 60_000;
  expect(await questions.isRight("contact", token, sum)).toBe(false);
});
