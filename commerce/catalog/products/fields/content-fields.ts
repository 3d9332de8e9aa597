import { Type } from "typebox";
import { Code, slug, Uid, words } from "#commerce/catalog/shared/value-schemas.ts";
import { GivenTexts, ProductTexts } from "#commerce/catalog/texts/schema.ts";
import { closed } from "#commerce/shared/rest/shapes.ts";
import { AssetId } from "#services/media/schema.ts";
import type { ProductField } from "./field-types.ts";

const text = Type.String();
const Uids = Type.Array(text);

type Spec = { id: string; value: string };
type Image = { id: string; colour?: string };
const Specs = Type.Array(Type.Object({ id: text, value: text }));
const Images = Type.Array(Type.Object({ id: text, colour: Type.Optional(text) }));

/** A product's categories, and what its page shows: facts, texts, pictures and related products. */
export const contentFields = {
  /** Their uids; in bodies ids are allowed too, as in V3. */
  categories: {
    column: null,
    shape: Type.Array(text),
    initial: [],
    isPublic: false,
    staff: {
      name: "categories",
      body: Type.Array(
        Type.Unsafe<number | string>({ type: ["integer", "string"], minimum: 1, pattern: slug, maxLength: 120 }),
        { maxItems: 100 },
      ),
    },
  },
  /** Language-neutral facts in display order. */
  specs: {
    column: { name: "specs", type: "jsonb" },
    shape: Specs,
    initial: [],
    isPublic: true,
    staff: {
      name: "custom_fields",
      body: Type.Array(Type.Object({ name: words(60), value: words(500) }, closed), { maxItems: 100 }),
      answer: Type.Array(Type.Object({ name: text, value: text })),
      fromBody: (given: { name: string; value: string }[]) => given.map(({ name: id, value }) => ({ id, value })),
      toAnswer: (specs: Spec[]) => specs.map(({ id: name, value }) => ({ name, value })),
    },
  },
  /** What lists filter by besides options: { terrain: ["park"] }. */
  attributes: {
    column: { name: "attributes", type: "jsonb" },
    shape: Type.Record(text, Type.Array(text)),
    initial: {},
    isPublic: false,
    staff: {
      name: "attributes",
      body: Type.Record(
        Type.String({ pattern: "^[a-z][a-z0-9_-]{0,39}$" }),
        Type.Array(words(60), { maxItems: 50 }),
        closed,
      ),
    },
  },
  /** Related products shown before those named by content, and add-ons. */
  related: {
    column: { name: "related", type: "jsonb" },
    shape: Uids,
    initial: [],
    isPublic: true,
    staff: { name: "related_products", body: Type.Array(Uid, { maxItems: 50, uniqueItems: true }) },
  },
  addOns: {
    column: { name: "add_ons", type: "jsonb" },
    shape: Uids,
    initial: [],
    isPublic: true,
    staff: { name: "add_ons", body: Type.Array(Uid, { maxItems: 50, uniqueItems: true }) },
  },
  /** By language: management/planning/plan.ts lays a body's texts over the stored ones. */
  texts: {
    column: { name: "texts", type: "jsonb" },
    shape: ProductTexts,
    initial: {},
    isPublic: false,
    staff: { name: "texts", body: GivenTexts, answer: ProductTexts },
  },
  images: {
    column: { name: "images", type: "jsonb" },
    shape: Images,
    initial: [],
    isPublic: true,
    staff: {
      name: "images",
      body: Type.Array(Type.Object({ id: AssetId, color: Type.Optional(Code) }, closed), { maxItems: 500 }),
      answer: Type.Array(Type.Object({ id: text, color: Type.Optional(text) })),
      fromBody: (given: { id: string; color?: string }[]) =>
        given.map(({ id, color }) => ({ id, ...(color && { colour: color }) })),
      toAnswer: (images: Image[]) =>
        images.map(({ id, colour }) => ({ id, ...(colour !== undefined && { color: colour }) })),
    },
  },
} as const satisfies Record<string, ProductField>;
