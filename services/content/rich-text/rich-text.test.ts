import fc from "fast-check";
import { expect, test } from "vitest";
import { embedsIn, richTextHtml, richTextPlain } from "./rich-text.ts";

type Node = Record<string, unknown>;
const node = (type: string, children: unknown[], attrs: object = {}): Node => ({ type, attrs, children });
const text = (words: string, more: object = {}): Node => ({ text: words, ...more });
const doc = (...children: unknown[]): Node => node("doc", children);

test.each<[string, Node, string]>([
  ["a paragraph", node("p", [text("Cold & <dry>")]), "<p>Cold &amp; &lt;dry&gt;</p>"],
  ["an empty paragraph", node("p", [text("")]), ""],
  [
    "headings, the first of them below the page's own",
    doc(node("h1", [text("A")]), node("h3", [text("B")])),
    "<h2>A</h2><h3>B</h3>",
  ],
  ["bold and italic", node("p", [text("a", { bold: true, italic: true })]), "<p><em><strong>a</strong></em></p>"],
  [
    "underlined, struck",
    node("p", [text("a", { underline: true }), text("b", { strikethrough: true })]),
    "<p><u>a</u><s>b</s></p>",
  ],
  [
    "code",
    doc(node("p", [text("x", { inlineCode: true })]), node("code", [text("a\nb")])),
    "<p><code>x</code></p><pre><code>a<br />b</code></pre>",
  ],
  [
    "lists",
    node("ol", [node("li", [text("one")]), node("li", [node("ul", [node("li", [text("deep")])])])]),
    "<ol><li>one</li><li><ul><li>deep</li></ul></li></ol>",
  ],
  [
    "a link",
    node("a", [text("Boards")], { url: "/c/snowboards", target: "_self" }),
    '<a href="/c/snowboards" target="_blank" rel="noopener noreferrer">Boards</a>',
  ],
  [
    "a picture",
    node("img", [text("")], { url: "/i/firn/dawn?w=800", "asset-alt": 'A "dawn"' }),
    '<img src="/i/firn/dawn?w=800" alt="A &quot;dawn&quot;" loading="lazy" />',
  ],
  [
    "an asset",
    node("reference", [text("")], {
      type: "asset",
      "asset-uid": "a1",
      "asset-link": "/i/firn/dawn",
      "asset-type": "image/webp",
      "asset-caption": "Dawn",
    }),
    '<figure><img src="/i/firn/dawn" alt="" loading="lazy" /><figcaption>Dawn</figcaption></figure>',
  ],
  [
    "a file",
    node("reference", [text("")], { type: "asset", "asset-link": "https://firn.example/a.pdf", "asset-name": "Sizes" }),
    '<a href="https://firn.example/a.pdf">Sizes</a>',
  ],
  [
    "a table",
    node("table", [
      node("thead", [node("tr", [node("th", [text("Size")])])]),
      node("tbody", [node("tr", [node("td", [text("156")], { colSpan: 2 }), node("td", [text("")], { void: true })])]),
    ]),
    '<table class="numbers"><thead><tr><th scope="col">Size</th></tr></thead><tbody><tr><td colspan="2">156</td></tr></tbody></table>',
  ],
  ["a line", doc(node("hr", [text("")])), "<hr />"],
])("3.16 a rich text in JSON shows %s", (_name, given, html) => {
  expect(richTextHtml(given.type === "doc" ? given : doc(given))).toBe(html);
});

const entry = (uid: string, display = "link", inner: Node[] = [text("")]) =>
  node("reference", inner, { type: "entry", "entry-uid": uid, "content-type-uid": "product", "display-type": display });

test("3.16 embedded entries are links to where they are published; of others the words stay", () => {
  const find = ({ uid }: { uid: string }) =>
    uid === "kestrel" ? { title: "Kestrel", href: "/en-us/p/kestrel" } : null;
  const given = doc(
    node("p", [entry("kestrel"), entry("gone", "link", [text("this one")])]),
    entry("kestrel", "block"),
    entry("gone", "block"),
  );
  expect(richTextHtml(given, find)).toBe(
    '<p><a href="/en-us/p/kestrel">Kestrel</a>this one</p><p><a href="/en-us/p/kestrel">Kestrel</a></p>',
  );
  expect(embedsIn([{ rich_text: { html: given } }])).toHaveLength(4);
});

test("3.16 what is not known goes, what could run goes, and the rest stays", () => {
  const safe = node("p", [text("still here")]);
  const given = doc(
    null,
    7,
    "x",
    [],
    {},
    { type: "toString", children: [text("no")] },
    { type: "p", children: "no list" },
    node("script", [text("alert(1)")]),
    node("embed", [], { src: "https://evil.example" }),
    node("hologram", [text("no")]),
    node("a", [text("link")], { url: "javascript:alert(1)" }),
    node("img", [], { url: "data:image/svg+xml,x" }),
    safe,
  );
  const html = richTextHtml(given);
  expect(html).toContain("<a>link</a>");
  expect(html).toContain("<p>still here</p>");
  expect(html).not.toMatch(/alert|evil|data:|>no</);
  for (const none of [null, undefined, 7, [], {}, { type: "p", children: [] }, { type: "doc" }])
    expect(richTextHtml(none)).toBe("");
  let deep: Node = node("div", [text("deep")]);
  for (let level = 0; level < 5000; level += 1) deep = node("div", [deep]);
  expect(richTextHtml(doc(deep, safe))).toContain("still here");
});

test("3.16 whatever stands in a tree, nothing runs", () => {
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.record({ text: fc.oneof(fc.string(), fc.constant("<script>x()</script>")), bold: fc.boolean() }),
      fc.record({
        type: fc.constantFrom("p", "a", "img", "td", "reference", "ol", "script", "x"),
        attrs: fc.dictionary(
          fc.constantFrom("url", "href", "asset-link", "onload", "start", "colSpan", "type", "asset-alt"),
          fc.oneof(fc.constantFrom("javascript:x()", '"><script>', "asset", "/a"), fc.anything()),
        ),
        children: fc.array(tie("tree"), { maxLength: 3 }),
      }),
      fc.anything(),
    ),
  }));
  fc.assert(
    fc.property(fc.array(tree), (children) => {
      const html = richTextHtml({ type: "doc", children });
      expect(html).not.toMatch(/<script|(?:href|src)="\s*javascript:|<[^>"]*\son\w+=/i);
      expect(typeof richTextPlain({ type: "doc", children })).toBe("string");
    }),
    { numRuns: 200 },
  );
});

test("3.15 where only words stand, a rich text gives its words", () => {
  expect(
    richTextPlain(doc(node("p", [text("Cold & dry"), text(" <3", { bold: true })]), node("p", [text("Two")]))),
  ).toBe("Cold & dry <3\nTwo");
  expect(richTextPlain("As it <b>is</b>")).toBe("As it <b>is</b>");
  expect(richTextPlain(7)).toBe("");
});
