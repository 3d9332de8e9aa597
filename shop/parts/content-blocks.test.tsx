import { expect, test } from "vitest";
import { upsertEntries } from "#services/content/writes.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { useDatabase } from "#tests/support/database.ts";
import { shown } from "#tests/support/shown.tsx";
import { picturesIn } from "./blocks/media-set.ts";
import { readBlock, readBlocks } from "./blocks/read-block.ts";
import { showBlocks } from "./content-blocks.ts";
import { ContentBlocks } from "./content-blocks.tsx";

const database = useDatabase();
const markup = async (raw: unknown) =>
  shown(<ContentBlocks blocks={await showBlocks(await cartVisit(database.db), raw)} />);

test.each([
  ["text", { paragraphs: ["Cold smoke"] }, "Cold smoke"],
  ["rich_text", { html: "<p>Deep <b>snow</b></p>" }, "<b>snow</b>"],
  ["html", { html: "<p>Own</p><script>alert(1)</script>" }, "<p>Own</p>"],
  ["picture", { image: "scene-summit", alt: "A summit" }, 'alt="A summit"'],
  ["image_set", { images: [{ image: "scene-summit", alt: "One" }] }, 'alt="One"'],
  ["video", { video: "line", title: "A line" }, "/v/firn/line/mp4_720p"],
  ["table", { columns: ["Size"], rows: [["156"]] }, "156"],
  ["quote", { text: "It was cold.", author: "Mira" }, "<figcaption>Mira</figcaption>"],
  ["accordion", { items: [{ title: "Why?", text: "<p>Because.</p>" }] }, "Because."],
  ["form", { form: "newsletter" }, 'href="/en-us/newsletter"'],
  ["banner", { title: "Dawn", content: "<p>Up</p>", background: { amplience_id: "scene-summit" } }, "banner-words"],
])("2.7 the block %s is shown, written either way", async (kind, fields, text) => {
  expect(await markup([{ kind, ...fields }])).toContain(text);
  expect(await markup([{ [kind]: { ...fields, _metadata: { uid: "x" } } }])).toContain(text);
});

test("3.14 markup that could run is never shown", async () => {
  const html = await markup([{ html: { html: '<p onclick="x()">a</p><script>alert(1)</script>' } }]);
  expect(html).toContain("<p>a</p>");
  expect(html).not.toMatch(/onclick|script/);
});

test("2.7 broken blocks are left out, and the page stays whole", async () => {
  const broken = [
    null,
    7,
    "x",
    [],
    {},
    { kind: "nonsense" },
    { kind: "toString" },
    { text: null },
    { text: {}, quote: {} },
  ];
  const empty = [
    { kind: "banner", title: "no background" },
    { kind: "form", form: "login" },
    { kind: "products", uids: ["no-such"] },
  ];
  const gone = [
    { kind: "hotspot", hotspot: "no-such" },
    { kind: "category_group", group: "no-such" },
    { kind: "banner", banner: "no-such" },
  ];
  const html = await markup([...broken, { kind: "text", paragraphs: ["Still here"] }, ...empty, ...gone]);
  expect(html).toContain("Still here");
  expect(html.match(/class="block/g)).toHaveLength(2);
  expect([readBlocks("no list"), readBlocks(undefined), readBlock({ text: 1 })]).toEqual([[], [], null]);
});

test("3.8 a category group shows its categories, some under another name", async () => {
  const categories = await database.db
    .insertInto("categories")
    .values([
      { uid: "boards", name: "Boards", position: 1 },
      { uid: "split", name: "Split", position: 2 },
    ] as never)
    .returning("uid")
    .execute();
  expect(categories).toHaveLength(2);
  const data = {
    parent_category: [{ uid: "boards" }],
    categories: [{ category: [{ uid: "split" }], clp_display_title: "Walk up" }, { category: [{ uid: "none" }] }],
    clp_layout_tags: ["wide"],
  };
  const entry = { contentType: "category_groups", uid: "walkers", locale: "en-us", title: "Walkers", data };
  await database.db.transaction().execute((trx) => upsertEntries(trx, [entry]));
  const html = await markup([{ kind: "category_group", group: "walkers" }]);
  expect(html).toContain(">Walk up</a>");
  expect(html).toContain("Boards</h2>");
  expect(html).toContain('data-layout="wide"');
});

test("3.16 a set's pictures are its items of type img", () => {
  const items = [{ src: "https://firn.example/i/firn/one", type: "img" }, { src: "x", type: "video" }, { type: "img" }];
  expect(picturesIn(items, "Alt")).toEqual([{ image: "one", alt: "Alt" }]);
});
