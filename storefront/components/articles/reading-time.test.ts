import { expect, test } from "vitest";
import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import { readingMinutes } from "./reading-time.ts";

const text = (words: string): BlockView => ({ kind: "text", paragraphs: [words] });

test("reading takes a minute at least, and as long as all words of the blocks take", () => {
  expect(readingMinutes("Short.", [])).toBe(1);
  expect(
    readingMinutes("", [text("word ".repeat(440)), { kind: "rich_text", html: `<p>${"more ".repeat(220)}</p>` }]),
  ).toBe(3);
  expect(readingMinutes("", [{ kind: "picture", image: "x", alt: "word ".repeat(900) }])).toBe(1);
});

test("languages that write without spaces are read by characters", () => {
  expect(readingMinutes("", [text("雪".repeat(2000))])).toBe(4);
});
