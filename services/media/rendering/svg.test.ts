import { expect, test } from "vitest";
import { sniff } from "#services/media/uploads/sniff.ts";
import { sanitiseSvg } from "./svg.ts";

const wrap = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`;

test.each([
  ["a script", wrap("<script>alert(1)</script>"), /script|alert/],
  ["a handler", wrap('<rect width="1" onclick="alert(1)"/>', 'onload="alert(1)"'), /alert|onload|onclick/],
  ["a foreign document", wrap('<foreignObject><iframe src="//evil.example"/></foreignObject>'), /foreign|iframe|evil/],
  ["a foreign picture", wrap('<image href="http://evil.example/x.png"/>'), /image|evil/],
  ["a foreign use", wrap('<use href="http://evil.example/x.svg#a" xlink:href="file:///etc/passwd#a"/>'), /evil|passwd/],
  ["a link that runs", wrap('<a href="javascript:alert(1)"><text>x</text></a>'), /javascript|<a/],
  ["a foreign paint", wrap('<rect fill="url( http://evil.example/#a)" style="fill:url(//evil.example)"/>'), /evil/],
  ["a hidden foreign paint", wrap('<rect style="fill:u\\72l(//evil.example)"/>'), /evil/],
  ["a style sheet", wrap("<style>@import url(//evil.example)</style>"), /style|evil/],
  ["an animation", wrap('<set attributeName="href" to="javascript:alert(1)"/>'), /set|alert/],
  [
    "an entity",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrap("<text>&x;</text>")}`,
    /ENTITY|SYSTEM|passwd/,
  ],
])("7.12 %s is taken out of a drawing", (_, given, unwanted) => {
  const clean = sanitiseSvg(given);
  expect(clean).toMatch(/^<svg [^>]*viewBox="0 0 10 10"/);
  expect(clean).not.toMatch(unwanted);
  expect(sanitiseSvg(clean)).toBe(clean);
});

test("7.12 what draws stays: shapes, gradients, references inside", () => {
  const drawing = wrap(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0L5 5" fill="url(#a)"/><use href="#a"/>',
  );
  const clean = sanitiseSvg(drawing);
  for (const part of [
    "linearGradient",
    'fill="url(#a)"',
    'href="#a"',
    'd="M0 0L5 5"',
    'stop-color="#fff"',
    'xmlns="http://www.w3.org/2000/svg"',
  ])
    expect(clean).toContain(part);
});

test("7.12 files are what their bytes say", () => {
  const type = (head: string) => sniff(Buffer.from(head.padEnd(64, "\0"), "latin1"));
  expect(type("\xff\xd8\xff\xe0")).toBe("jpeg");
  expect(type("\x89PNG\r\n\x1a\n")).toBe("png");
  expect(type("RIFF\0\0\0\0WEBPVP8 ")).toBe("webp");
  expect(type("\0\0\0\x1cftypavif\0\0\0\0mif1avif")).toBe("avif");
  expect(type("\0\0\0\x1cftypmif1\0\0\0\0mif1avif")).toBe("avif");
  expect(type("\0\0\0\x18ftypisom\0\0\0\0isommp42")).toBe("mp4");
  expect(type("\0\0\0\x18ftypheic\0\0\0\0mif1heic")).toBeNull();
  expect(type('<?xml version="1.0"?>\n<!-- x --><svg viewBox="0 0 1 1">')).toBe("svg");
  expect(type("<!doctype html><html><svg></svg>")).toBeNull();
  expect(type("GIF89a")).toBeNull();
  expect(sniff(Buffer.alloc(3))).toBeNull();
});
