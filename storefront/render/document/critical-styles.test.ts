import { expect, test } from "vitest";
import { readSheet, stylesFor } from "./critical-styles.ts";

const css = `/* what's here */@import "other.css";
:root{--a:url("x;}{")}.card,.tile .name{color:red}.card:not(.off,.gone){top:0}.grid>li:nth-child(n+7){left:0}
@media (min-width: 600px){.tile{color:blue}.rack{color:green}}@media print{.rack{display:none}}
@supports (color:red){@media screen{.card:hover .name{margin:0}}}@keyframes turn{to{rotate:1turn}}a[href=".tile{"]{color:inherit}`;
const sheet = readSheet("/assets/style.css", css);
const needed = (html: string) => stylesFor(sheet, html);

test("9 a document holds the rules of its own classes, in the sheet's order", () => {
  const text = needed('<article class="card wide"></article><p class="name">');
  expect(text).toContain(".card,.tile .name{color:red}.card:not(.off,.gone){top:0}");
  expect(text).toContain("@supports (color:red){@media screen{.card:hover .name{margin:0}}}");
  for (const absent of [".grid", ".rack", "print", "@media (min-width"]) expect(text).not.toContain(absent);
});

test("9 what needs no class is always there", () => {
  const text = needed("<p>");
  for (const kept of ['@import "other.css";', ':root{--a:url("x;}{")}', "@keyframes turn", 'a[href=".tile{"]'])
    expect(text).toContain(kept);
  expect(text).not.toContain(".card");
});

test("9 groups hold only what is needed of them", () => {
  expect(needed('<i class="tile">')).toContain("@media (min-width: 600px){.tile{color:blue}}");
});

test("9 classes of different elements count together", () => {
  expect(needed('<i class="tile"><i class="name">')).toContain(".card,.tile .name{color:red}");
});

test("9 what other pages have had before changes nothing", () => {
  const [rack, tile, both] = ['<i class="rack">', '<i class="tile">', '<i class="rack tile"><i class="tile">'];
  const alone = [both, tile, rack].map((html) => stylesFor(readSheet("", css), html));
  const shared = readSheet("", css);
  for (const html of [rack, both, tile]) stylesFor(shared, html);
  expect([both, tile, rack].map((html) => stylesFor(shared, html))).toEqual(alone);
});

test("9 an unfinished sheet ends", () => {
  expect(stylesFor(readSheet("", ".a{color:'red"), "")).toBe("");
});
