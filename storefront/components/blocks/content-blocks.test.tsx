import { beforeAll, expect, test } from "vitest";
import { richTextHtml } from "#services/content/rich-text/rich-text.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { putAssets } from "#services/media/writes.ts";
import { readBlock, readBlocks } from "#storefront/components/blocks/read-block.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { useDatabase } from "#tests/support/database.ts";
import { shown } from "#tests/support/shown.tsx";
import { resolveBlocks } from "./content-blocks.ts";
import { ContentBlocks } from "./content-blocks.tsx";

const database = useDatabase();
beforeAll(() =>
  database.db.transaction().execute((trx) =>
    putAssets(trx, [
      { alias: "firn", kind: "image", id: "scene-storm", version: "1" },
      { alias: "firn", kind: "video", id: "line", title: "A line", version: "1" },
      { alias: "firn", kind: "set", id: "storm-days", version: "1", items: [{ kind: "image", id: "scene-storm" }] },
    ]),
  ),
);
const markup = async (raw: unknown) =>
  shown(<ContentBlocks blocks={await resolveBlocks(await cartVisit(database.db), raw)} />);

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
  ["form", { form: "newsletter" }, 'action="/en-us/newsletter"'],
  ["form", { form: "newsletter" }, ">E-mail <"],
  ["form", { form: "contact" }, 'href="/en-us/support/contact"'],
  ["banner", { title: "Dawn", content: "<p>Up</p>", background: { amplience_id: "scene-summit" } }, "banner-words"],
])("2.7 the block %s is shown, written either way", async (kind, fields, text) => {
  expect(await markup([{ kind, ...fields }])).toContain(text);
  expect(await markup([{ [kind]: { ...fields, _metadata: { uid: "x" } } }])).toContain(text);
});

test("3.16 rich text comes as a tree of nodes too, wherever it is taken, with links to what it embeds", async () => {
  const entry = {
    contentType: "support",
    uid: "waxing",
    locale: "en-us",
    title: "Waxing",
    url: "/support/waxing",
    data: {},
  };
  await database.db.transaction().execute((trx) => upsertEntries(trx, [entry]));
  const attrs = { type: "entry", "entry-uid": "waxing", "content-type-uid": "support", "display-type": "link" };
  const doc = {
    type: "doc",
    children: [
      {
        type: "p",
        children: [
          { text: "Deep", bold: true },
          { type: "reference", attrs, children: [{ text: "" }] },
        ],
      },
      { type: "hologram", children: [{ text: "unknown" }] },
    ],
  };
  const markups = await Promise.all(
    [
      { kind: "rich_text", html: doc },
      { rich_text: { json: doc } },
      { kind: "accordion", items: [{ title: "Why?", text: doc }] },
      { kind: "banner", title: "Dawn", content: doc, background: { amplience_id: "scene-summit" } },
    ].map((block) => markup([block])),
  );
  for (const html of markups) {
    expect(html).toContain('<p><strong>Deep</strong><a href="/en-us/support/waxing">Waxing</a></p>');
    expect(html).not.toContain("unknown");
  }
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
  expect([
    readBlocks("no list", richTextHtml),
    readBlocks(undefined, richTextHtml),
    readBlock({ text: 1 }, richTextHtml),
  ]).toEqual([[], [], null]);
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

test("3.14 3.16 banners, sets and films that name media by address are shown; what is not there breaks nothing", async () => {
  const words = { title: "Dawn", content: "<p>Up early</p>" };
  const banner = (amplience_id: string, more: object = {}) => ({
    kind: "banner",
    ...words,
    dark_overlay_on_banner_image: true,
    background: { amplience_id, alt_text: "Snow", ...more },
  });
  const html = await markup([
    banner("/s/firn/storm-days"),
    banner("https://media.example/v/firn/line?w=480"),
    { kind: "image_set", heading: "Storm", set: "/s/firn/storm-days" },
    { kind: "image_set", set: "no-such-set" },
    { kind: "video", video: "/v/firn/no-such-film", title: "Gone" },
    { kind: "video", video: "/s/firn/storm-days", title: "No film" },
  ]);
  expect(html.match(/block-set-picture/g)).toHaveLength(2);
  expect(html).toContain("/i/firn/scene-storm?");
  expect(html).toContain('poster="/v/firn/line?fmt=jpg&amp;w=1080"');
  expect(html.match(/<video/g)).toHaveLength(1);
  const broken = await markup([banner("no-such", { imageset: "Yes" }), banner("/v/firn/no-such")]);
  expect(broken.match(/Up early/g)).toHaveLength(2);
  expect(broken.match(/background:#0e1216/g)).toHaveLength(2);
  expect(broken).not.toMatch(/<img|<video|banner-dark/);
});

test("6 a block of professionals' content region is shown to them alone, one of the others' not to them", async () => {
  const visit = await cartVisit(database.db);
  const block = (text: string, ...regions: string[]) => ({ kind: "text", paragraphs: [text], regions });
  const raw = [
    block("For all"),
    block("Pro desk", "pro", "pro_ca"),
    { text: { paragraphs: ["In the States"], regions: ["us"] } },
  ];
  const words = async (region: "us" | "pro") =>
    (await resolveBlocks({ ...visit, region }, raw)).flatMap((one) => (one.kind === "text" ? one.paragraphs : []));
  expect(await words("us")).toEqual(["For all", "In the States"]);
  expect(await words("pro")).toEqual(["For all", "Pro desk"]);
});
